import { createDecipheriv, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealedSecret.ts";

const key = randomBytes(32);
const secret = "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y";

describe("a sealed secret", () => {
  test("opens with its key, for its member", () => {
    const kept = sealSecret(key, 7, secret);
    expect(kept).not.toContain(secret);
    expect(openSecret(key, 7, kept)).toBe(secret);
    expect(sealSecret(key, 7, secret)).not.toBe(kept);
  });

  test("is AES-256-GCM with an IV of its own and a whole tag, bound to its member", () => {
    const [version, iv = "", tag = "", text = ""] = sealSecret(key, 7, secret).split(".");
    expect([version, Buffer.from(iv, "base64url").length, Buffer.from(tag, "base64url").length]).toEqual([
      "v1",
      12,
      16,
    ]);
    const cipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"))
      .setAAD(Buffer.from("7"))
      .setAuthTag(Buffer.from(tag, "base64url"));
    expect(Buffer.concat([cipher.update(text, "base64url"), cipher.final()]).toString()).toBe(secret);
  });

  test("opens with no other key, for nobody else, and not when a letter of it changed", () => {
    const kept = sealSecret(key, 7, secret);
    expect(() => openSecret(randomBytes(32), 7, kept)).toThrow();
    expect(() => openSecret(key, 8, kept)).toThrow();
    for (const at of [3, kept.indexOf(".", 3) + 1, kept.length - 2]) {
      const changed = kept.slice(0, at) + (kept[at] === "A" ? "B" : "A") + kept.slice(at + 1);
      expect(() => openSecret(key, 7, changed)).toThrow();
    }
    expect(() => openSecret(undefined, 7, kept)).toThrow(/^TOTP_KEY is not set/);
    expect(() => openSecret(key, 7, "v1.AAAA")).toThrow("lacks a part");
  });

  test("is the secret itself without a key, and one from before there was a key still opens", () => {
    expect(sealSecret(undefined, 7, secret)).toBe(secret);
    expect(openSecret(key, 7, secret)).toBe(secret);
  });
});

import { createDecipheriv, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealedSecret.ts";

const key = randomBytes(32);
const secret = "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y";

describe("a sealed secret", () => {
  test("opens with its key, for its member", () => {
    const stored = sealSecret(key, 7, secret);
    expect(stored).not.toContain(secret);
    expect(openSecret(key, 7, stored)).toBe(secret);
    expect(sealSecret(key, 7, secret)).not.toBe(stored);
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

  test("opens with no other key, for no other member, and not when a letter of it changed", () => {
    const stored = sealSecret(key, 7, secret);
    expect(() => openSecret(randomBytes(32), 7, stored)).toThrow();
    expect(() => openSecret(key, 8, stored)).toThrow();
    for (const at of [3, stored.indexOf(".", 3) + 1, stored.length - 2]) {
      const changed = stored.slice(0, at) + (stored[at] === "A" ? "B" : "A") + stored.slice(at + 1);
      expect(() => openSecret(key, 7, changed)).toThrow();
    }
    expect(() => openSecret(undefined, 7, stored)).toThrow(/^TOTP_KEY is not set/);
    expect(() => openSecret(key, 7, "v1.AAAA")).toThrow("lacks a part");
  });

  test("is the secret itself without a key, and one from before there was a key still opens", () => {
    expect(sealSecret(undefined, 7, secret)).toBe(secret);
    expect(openSecret(key, 7, secret)).toBe(secret);
  });
});

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const begin = "v1.";
const ivLength = 12;

/**
 * A secret in stored form: AES-256-GCM under the configured key of 32 bytes, bound to the member's row. Without a key
 * the secret is stored in plain text.
 */
export function sealSecret(key: Buffer | undefined, userId: number, secret: string): string {
  if (key === undefined) return secret;
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return begin + [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** The secret from its stored form, sealed or plain. Throws when it was sealed with another key. */
export function openSecret(key: Buffer | undefined, userId: number, stored: string): string {
  if (!stored.startsWith(begin)) return stored;
  if (key === undefined) throw new Error("TOTP_KEY is not set, and there are secrets sealed with it");
  const [iv, tag, sealed] = stored.slice(begin.length).split(".").map(fromText);
  if (iv === undefined || tag === undefined || sealed === undefined)
    throw new Error("a sealed secret lacks a part");
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: 16 })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
}

const fromText = (text: string): Buffer => Buffer.from(text, "base64url");

/** The secret, by the newest of these keys that opens it; `isCurrent` is whether that is the first. */
export function openWithKeys(
  [key, ...before]: readonly (Buffer | undefined)[],
  userId: number,
  stored: string,
): { secret: string; isCurrent: boolean } {
  const isSealed = stored.startsWith(begin);
  try {
    return { secret: openSecret(key, userId, stored), isCurrent: isSealed || key === undefined };
  } catch (error) {
    for (const former of before) {
      if (former !== undefined) return { secret: openSecret(former, userId, stored), isCurrent: false };
    }
    throw error;
  }
}

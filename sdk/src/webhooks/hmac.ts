const prefix = "whsec_";

/** Throws an Error for a text that is no secret. */
function importSecret(secret: string) {
  if (!secret.startsWith(prefix)) throw new Error(`A webhook's secret begins with ${prefix}.`);
  const bytes = decodeBase64(secret.slice(prefix.length));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

const encode = (content: string) => new TextEncoder().encode(content);

/** The HMAC-SHA256 of a text. */
export const createHmac = async (content: string, secret: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await importSecret(secret), encode(content)));

/** True when these bytes are the HMAC-SHA256 of a text; Web Crypto compares in constant time. */
export const isHmac = async (
  bytes: Uint8Array<ArrayBuffer>,
  content: string,
  secret: string,
): Promise<boolean> => crypto.subtle.verify("HMAC", await importSecret(secret), bytes, encode(content));

/** The bytes of a Base64 text; throws for any other text. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

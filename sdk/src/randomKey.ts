/**
 * A new Idempotency-Key: a UUID, also on pages that are not served securely, where `crypto.randomUUID` is missing, and
 * in React Native, which has no `crypto`. Anyone who guesses a key can ask for its order, so that is the last resort.
 */
export function randomKey(): string {
  const { crypto } = globalThis as { crypto?: Crypto };
  const bytes = new Uint8Array(16);
  return (
    crypto?.randomUUID?.() ?? toUuid(crypto?.getRandomValues(bytes) ?? bytes.map(() => Math.random() * 256))
  );
}

const toUuid = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte, index) => ([4, 6, 8, 10].includes(index) ? "-" : "") + byte.toString(16).padStart(2, "0"))
    .join("");

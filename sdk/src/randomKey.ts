/**
 * A new Idempotency-Key: a UUID, also on pages that are not served securely, where `crypto.randomUUID` is missing, and
 * in React Native, which has no `crypto`. Anyone who guesses a key can ask for its order, so that is the last resort.
 */
export function randomKey(): string {
  const { crypto } = globalThis as { crypto?: Crypto };
  const bytes = new Uint8Array(36);
  return (
    crypto?.randomUUID?.() ?? toUuid(crypto?.getRandomValues(bytes) ?? bytes.map(() => Math.random() * 256))
  );
}

const toUuid = (bytes: Uint8Array): string =>
  "00000000-0000-4000-8000-000000000000".replace(/0/g, (_, at: number) =>
    ((bytes[at] ?? 0) % 16).toString(16),
  );

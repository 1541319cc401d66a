/** A new Idempotency-Key. `crypto.randomUUID` is missing on pages that are not served securely. */
export const randomKey = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A new Idempotency-Key: a UUID, also on pages that are not served securely, where `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  crypto.randomUUID?.() ?? toUuid(crypto.getRandomValues(new Uint8Array(16)));

const toUuid = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte, index) => (/^[468]$|^10$/.test(`${index}`) ? "-" : "") + byte.toString(16).padStart(2, "0"))
    .join("");

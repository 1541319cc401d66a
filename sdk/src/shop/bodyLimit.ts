/** Bytes that the body of a request may have when its operation has no `x-body-limit` in the contract. */
export const defaultBodyLimit = 64 * 1024;

/** The refusal of a body of more than `limit` bytes. */
export const tooLargeText = (limit: number): string =>
  `The body is larger than ${limit < 1_000_000 ? `${limit / 1024} kB` : `${limit / 1_000_000} MB`}`;

import { isSettled, RefusedError } from "@velours/sdk";

/** True when the next change may have another key: a key that belongs to another change says that this one was made. */
export const endsChange = (error: unknown): boolean =>
  error instanceof RefusedError && (isSettled(error) || error.reference === "idempotencyKeyReused");

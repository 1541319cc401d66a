import { isSettled, RefusedError } from "@velours/sdk";

/** True when the next request may have another key: a key that belongs to another request says that this one was carried out. */
export const endsRequest = (error: unknown): boolean =>
  error instanceof RefusedError && (isSettled(error) || error.reference === "idempotencyKeyReused");

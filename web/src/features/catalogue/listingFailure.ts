import { RefusedError, VeloursError } from "@velours/sdk";
import type { ListingSearch } from "@velours/sdk/rules";
import { orNotFound } from "../../platform/routing/toNotFound.ts";

/** A request of a listing that failed: `error` is what the shop answered, or why there is no answer. */
class ListingError extends Error {
  readonly error: unknown;

  constructor(cause: VeloursError) {
    super(cause.message, { cause });
    this.error = cause instanceof RefusedError ? cause.error : cause;
  }
}

/** Throws what a listing fails with: a collection that is not there is a page that is not there, whatever failed first. */
export async function failListing(first: unknown, collection: Promise<unknown>): Promise<never> {
  const failure = await orNotFound(collection).then(
    () => first,
    (error: unknown) => error,
  );
  throw failure instanceof VeloursError ? new ListingError(failure) : failure;
}

/** True when products were refused for a value in the address that nothing can have. */
export const isRefusedSearch = (error: unknown, search: ListingSearch): boolean =>
  error instanceof RefusedError && error.response.status === 400 && Object.keys(search).length > 0;

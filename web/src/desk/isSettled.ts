import { RefusedError } from "@velours/sdk";
import type { ErrorReference } from "@velours/sdk/merchant";

/** Refusals to look at a request at all: they say nothing about an attempt before it whose answer was lost. */
const unsettling: readonly ErrorReference[] = [
  "rateLimited",
  "merchantKeyInvalid",
  "merchantScopeMissing",
  "clientTokenInvalid",
  "crossSiteRequest",
  "idempotencyKeyInProgress",
  "internalError",
  "serviceUnavailable",
];

/**
 * True when a change was not made for certain, so that the next one may have another key. After a lost answer another key
 * could make the same change a second time.
 */
export const isSettled = (error: unknown): boolean =>
  error instanceof RefusedError &&
  error.reference !== undefined &&
  !(unsettling as readonly string[]).includes(error.reference);

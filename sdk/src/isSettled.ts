import type { EveryReference } from "./errorTypes.ts";
import type { RequestResult } from "./requestOptions.ts";

/** Refusals before the shop looks at the key, after it may have carried out the request, or about another request of the key. */
const unsettling: readonly EveryReference[] = [
  "validationError",
  "authenticationRequired",
  "clientTokenInvalid",
  "merchantKeyInvalid",
  "merchantScopeMissing",
  "crossSiteRequest",
  "rateLimited",
  "idempotencyKeyInProgress",
  "idempotencyKeyReused",
  "internalError",
  "serviceUnavailable",
];

/**
 * True when an answer says what became of everything sent with its `Idempotency-Key`, so that the next request may have
 * another key. While it is false, another key can make the same purchase or refund a second time. The refusal of a
 * repeated call settles nothing, because its first request may still be under way; nor does anything that is thrown by a
 * call. Takes a result, or a `RefusedError` that `orThrow` made of one.
 */
export const isSettled = ({
  error,
  call,
  attempts = call?.attempts ?? 1,
}: Pick<RequestResult, "error" | "call"> & { attempts?: number }): boolean =>
  !error ||
  (attempts < 2 &&
    !(unsettling as readonly unknown[]).includes((error as { reference?: unknown }).reference));

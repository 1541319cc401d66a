import type { EveryReference } from "./errorTypes.ts";
import { RefusedError } from "./failures.ts";
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
 * repeated call settles nothing, because its first request may still be under way; repetitions that you make yourself are
 * not counted. Takes a result, or anything that is thrown: only a `RefusedError`, which `orThrow` made of a result, can settle.
 */
export function isSettled(answer: RequestResult | Error): boolean {
  if (answer instanceof Error && !(answer instanceof RefusedError)) return false;
  // The reason of an aborted signal may be any value.
  if (!("response" in Object(answer))) return false;
  const attempts = answer instanceof Error ? answer.attempts : (answer.call?.attempts ?? 1);
  const { error } = answer;
  return (
    !error ||
    (attempts < 2 &&
      !(unsettling as readonly unknown[]).includes((error as { reference?: unknown }).reference))
  );
}

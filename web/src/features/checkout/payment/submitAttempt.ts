import type { Client } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Checkout } from "@velours/sdk/types";
import type { Attempt, AttemptStore } from "../../cart/attempts.ts";
import { type AwaitPorts, awaitPurchase } from "./findPurchase.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { toPaid } from "./settleEarlier.ts";

export interface SubmitPorts extends AwaitPorts {
  client: Pick<Client, "submitCheckout" | "getPurchase">;
  attempts: AttemptStore;
}

/**
 * Sends a purchase. Only an answer in the contract's form ends its attempt; without one the shop is asked what became of
 * it, and the key stays until that is known.
 */
export async function submitAttempt(
  ports: SubmitPorts,
  attempt: Attempt,
  body: Checkout,
): Promise<PayOutcome> {
  const { client, attempts } = ports;
  const { key } = attempt;
  const answered = await send(client, attempt, body);
  if (answered.isFinal) {
    attempts.settle(key);
    return answered.outcome;
  }
  attempts.keep(attempt);
  const found = await awaitPurchase(ports, key);
  if (found.kind === "placed") {
    attempts.settle(key);
    return toPaid(attempt, found, answered.isOfAnother);
  }
  if (found.kind !== "notPlaced") return { kind: "unknown", state: found.kind };
  // Without a refusal the request may still be on its way.
  if (answered.outcome === null) return { kind: "unknown", state: "unanswered" };
  attempts.settle(key);
  return answered.outcome;
}

type Answered =
  | { isFinal: true; outcome: PayOutcome }
  /** It says nothing of what the key was taken for; `outcome` is what it says of this request, if anything. */
  | { isFinal: false; outcome: PayOutcome | null; isOfAnother: boolean };

async function send(client: SubmitPorts["client"], attempt: Attempt, body: Checkout): Promise<Answered> {
  const silence: Answered = { isFinal: false, outcome: null, isOfAnother: false };
  try {
    const { data, error, response, call } = await client.submitCheckout({
      body,
      idempotencyKey: attempt.key,
    });
    if (data?.id) {
      const joinNonce = response.headers.get("x-join-nonce");
      return { isFinal: true, outcome: toPaid(attempt, { order: data, joinNonce }, false) };
    }
    // 503 says nothing about the money, and the others are about a request with the same key.
    if (isReference(error, "idempotencyKeyReused")) return { ...silence, isOfAnother: true };
    if (isReference(error, "idempotencyKeyInProgress") || isReference(error, "serviceUnavailable"))
      return silence;
    if (!error) return silence;
    const outcome: PayOutcome = isReference(error, "cartValidationErrors")
      ? { kind: "changed", error: error.value }
      : { kind: "failed", error, status: response.status };
    // A repetition can be refused before the shop looks at its key, after the first request was placed. And a shop that
    // broke may have done so after it wrote the order.
    const isUnsure = (call?.attempts ?? 1) > 1 || response.status >= 500;
    return isUnsure ? { ...silence, outcome } : { isFinal: true, outcome };
  } catch {
    return silence;
  }
}

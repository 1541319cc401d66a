import { UnexpectedAnswerError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Checkout } from "@velours/sdk/types";
import type { Api } from "../../shop/createApi.ts";
import type { Attempt, AttemptStore } from "./attempts.ts";
import type { PayOutcome } from "./PayOutcome.ts";

export interface SubmitPorts {
  client: Pick<Api, "submitCheckout">;
  attempts: AttemptStore;
}

/**
 * Sends a purchase, or asks once more for one whose answer was lost. If the shop took something else under its key, that
 * is the purchase; if that was refused after all, this one is sent with a key of its own.
 */
export async function submitAttempt(ports: SubmitPorts, attempt: Attempt): Promise<PayOutcome> {
  const { attempts } = ports;
  const answered = await send(ports, attempt.key, attempt.body);
  if (attempt.earlier.length === 0 || !isTaken(answered)) return settled(ports, attempt, answered);
  for (const body of attempt.earlier) {
    const earlier = await send(ports, attempt.key, body);
    if (isTaken(earlier)) continue;
    if (earlier.outcome.kind === "paid" || !earlier.final) return settled(ports, attempt, earlier);
    attempts.settle();
    const again = attempts.begin(attempt.version, attempt.body);
    return settled(ports, again, await send(ports, again.key, again.body));
  }
  return settled(ports, attempt, answered);
}

interface Answered {
  outcome: PayOutcome;
  /** Nothing more will come of the request: the next one gets a key of its own. */
  final: boolean;
}

function settled({ attempts }: SubmitPorts, attempt: Attempt, { outcome, final }: Answered): PayOutcome {
  if (final) attempts.settle();
  else if (attempts.pending()?.key !== attempt.key) attempts.keep(attempt);
  return outcome;
}

const isTaken = ({ outcome }: Answered): boolean =>
  outcome.kind === "failed" && isReference(outcome.error, "idempotencyKeyReused");

async function send({ client }: SubmitPorts, idempotencyKey: string, body: Checkout): Promise<Answered> {
  try {
    const { data, error, response } = await client.submitCheckout({ body, idempotencyKey });
    if (data) {
      const joinNonce = response.headers.get("x-join-nonce");
      return { outcome: { kind: "paid", order: data, joinNonce }, final: true };
    }
    // The first request is still running: its outcome is not known yet.
    if (isReference(error, "idempotencyKeyInProgress")) return { outcome: { kind: "lost" }, final: false };
    const outcome: PayOutcome = isReference(error, "cartValidationErrors")
      ? { kind: "changed", error: error.value }
      : { kind: "failed", error, status: response.status };
    // 503 says nothing about the money: the same request is sent again, or the card would be charged a second time.
    return { outcome, final: !isReference(error, "serviceUnavailable") };
  } catch (error) {
    // A broken answer of the shop itself is an answer; one of something in between says nothing about the order.
    if (error instanceof UnexpectedAnswerError && error.response.status === 500)
      return { outcome: { kind: "failed", error: null, status: 500 }, final: true };
    return { outcome: { kind: "lost" }, final: false };
  }
}

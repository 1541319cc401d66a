import { type Client, isSettled } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { AcceptOutcome } from "./createOfferFlow.ts";
import type { Acceptance } from "./toAcceptance.ts";

/** How often an acceptance without an answer is sent; the client repeats each by itself where no connection was made. */
const ATTEMPTS = 2;
/** Letters of a detail that the shop takes. */
const LONGEST_DETAIL = 2000;

/** Accepts an offer. While no answer comes the same request is sent again, which the shop carries out once. */
export async function acceptOffer(
  client: Pick<Client, "acceptUpsell">,
  { body, idempotencyKey }: Acceptance,
): Promise<AcceptOutcome> {
  let detail = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const answer = await client.acceptUpsell({ body, idempotencyKey, keepalive: true });
      const { data, error, response } = answer;
      if (data) {
        const joinNonce = response.headers.get("x-join-nonce");
        return { kind: "accepted", order: data, joinNonce };
      }
      detail = describe(error);
      // Each attempt has the same body, so none was accepted where it is not valid.
      if (isSettled(answer) || isReference(error, "validationError"))
        return { kind: "refused", detail: detail.slice(0, LONGEST_DETAIL) };
    } catch (failure) {
      detail = String(failure);
    }
  }
  return { kind: "unanswered", detail: detail.slice(0, LONGEST_DETAIL) };
}

/** The card gateway answers a list of errors, the shop a single one. */
function describe(error: unknown): string {
  const [first] = Array.isArray(error) ? error : [error];
  const { reference, message } = (first ?? {}) as { reference?: string; message?: string };
  return [reference, message].filter(Boolean).join(": ");
}

import type { MerchantReview, ModerationInput } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { commitModeration } from "./reviews/commitModeration.ts";

type Review = MerchantReview["review"];

/** Publishes or rejects a buyer's review, and answers it. */
export const moderateReview = merchantWrite(
  "moderateReview",
  ({ params: { id }, headers: { "if-match": ifMatch }, body }, context, refuseWrites) => {
    if (body.state === "rejected" && body.reason === undefined) refuseWrites(refuse("reviewReasonMissing"));
    const moderate = (review: Review) => applyModeration(review, body, context.now);
    return {
      input: { id, ifMatch, body },
      write: (trx, { record }) => commitModeration(trx, context, { id, ifMatch, moderate }, record),
    };
  },
);

/** The review as it becomes; without an answer of its own the one that there is stays, with its time. */
function applyModeration(review: Review, { state, reason, answer }: ModerationInput, now: Date): Review {
  const text = answer?.trim();
  return {
    ...review,
    state,
    reason: state === "rejected" ? (reason?.trim() ?? null) : null,
    answer:
      answer === undefined || text === review.answer?.text
        ? review.answer
        : text === undefined
          ? null
          : { text, answeredAt: now.toISOString() },
  };
}

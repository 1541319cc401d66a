import type { MerchantReview, ModerationInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitModeration } from "./reviews/commitModeration.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "reviewReasonMissing" | "changedMeanwhile">;
type Review = MerchantReview["review"];

/** Publishes or rejects a buyer's review, and answers it. */
export const moderateReview: Handler<"moderateReview"> = async (
  { params: { id }, headers, body },
  context,
) => {
  if (body.state === "rejected" && body.reason === undefined) return refuse("reviewReasonMissing");
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantReview, null, Refusal>(
    context,
    {
      operation: "moderateReview",
      key: headers["idempotency-key"],
      input: { id, ifMatch, body },
      entry: ({ review }) => ({
        command: `moderateReview ${id} ${body.state}`,
        site: review.site,
        order: review.order,
      }),
    },
    async () => null,
    (trx, _, { record }) =>
      commitModeration(
        trx,
        context,
        { id, ifMatch, moderate: (review) => applyModeration(review, body, context.now) },
        record,
      ),
  );
};

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

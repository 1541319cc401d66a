import type { MerchantReview, ModerationInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { isReviewHidden, removeReviews, upsertReviews } from "../catalogue/store/reviews.ts";
import { lockOrderReview, storeModeration } from "../orders/store/orderReviews.ts";
import { commitOnce } from "./commitOnce.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { presentReview } from "./presentReview.ts";
import { requireRevision } from "./toRevision.ts";

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
      entry: `moderateReview ${id} ${body.state}`,
    },
    async () => null,
    async (trx) => {
      const found = await lockOrderReview(trx, id);
      if (found === undefined || !mayUseSite(context, found.review.site))
        return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      const { review } = found;
      requireRevision(ifMatch, presentReview(review).revision, presentReview(review));
      const moderated = applyModeration(review, body, context.now);
      await storeModeration(trx, moderated);
      await (moderated.state === "published"
        ? upsertReviews(trx, [
            { ...toPublished(moderated), ...((await isReviewHidden(trx, id)) && { enabled: false }) },
          ])
        : removeReviews(trx, [id]));
      return presentReview(moderated);
    },
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

/** The review as everyone reads it. */
function toPublished(review: Review) {
  const { id, productId, stars, title, body, author, language, createdAt, answer } = review;
  return {
    id,
    product_id: productId,
    stars,
    ...(title !== null && { title }),
    ...(body !== null && { body }),
    author,
    language,
    verified: true,
    created_at: createdAt,
    ...(answer !== null && { answer }),
  };
}

import { listModeration, mayUseSite, toPublishedReview } from "@velours/sdk/shop";
import type { MerchantReview } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { isReviewHidden, removeReviews, upsertReviews } from "../../catalogue/store/reviews.ts";
import { lockOrderReview, storeModeration } from "../../orders/store/orderReviews.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReview } from "../presentReview.ts";
import { requireRevision } from "../toRevision.ts";

type Review = MerchantReview["review"];

interface Moderation {
  id: number;
  ifMatch?: string | undefined;
  /** The review as it becomes. */
  moderate: (review: Review) => Review;
}

/** Stores what becomes of a buyer's review, and shows it or takes it back. */
export async function commitModeration(
  trx: Transaction,
  context: Pick<Context, "merchant">,
  { id, ifMatch, moderate }: Moderation,
  record: Recorder,
): Promise<MerchantReview> {
  const found = await lockOrderReview(trx, id);
  if (found === undefined || !mayUseSite(context, found.review.site))
    return refuseWrites<ErrorResponse<"resourceDoesNotExist">>(refuse("resourceDoesNotExist"));
  const { review } = found;
  requireRevision(ifMatch, presentReview(review).revision, presentReview(review));
  const moderated = moderate(review);
  await storeModeration(trx, moderated);
  await (moderated.state === "published"
    ? upsertReviews(trx, [
        { ...toPublishedReview(moderated), ...((await isReviewHidden(trx, id)) && { enabled: false }) },
      ])
    : removeReviews(trx, [id]));
  record(listModeration(review, moderated));
  return presentReview(moderated);
}

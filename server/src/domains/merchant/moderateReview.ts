import { applyModeration, moderationRefusal } from "@velours/sdk/shop";
import type { MerchantReview } from "@velours/sdk/types";
import { merchantWrite } from "./merchantWrite.ts";
import { commitModeration } from "./reviews/commitModeration.ts";

type Review = MerchantReview["review"];

/** Publishes or rejects a buyer's review, and answers it. */
export const moderateReview = merchantWrite(
  "moderateReview",
  ({ params: { id }, headers: { "if-match": ifMatch }, body }, context, refuseWrites) => {
    const refused = moderationRefusal(body);
    if (refused !== null) refuseWrites(refused);
    const moderate = (review: Review) => applyModeration(review, body, context.now);
    return {
      input: { id, ifMatch, body },
      write: (trx, { record }) => commitModeration(trx, context, { id, ifMatch, moderate }, record),
    };
  },
);

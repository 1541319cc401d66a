import type { MerchantReview } from "@velours/sdk/types";
import { toRevision } from "./toRevision.ts";

/** A buyer's review with its revision. */
export const presentReview = (review: MerchantReview["review"]): MerchantReview => ({
  review,
  revision: toRevision(review),
});

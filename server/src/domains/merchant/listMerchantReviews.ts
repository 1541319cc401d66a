import type { Handler } from "../../platform/contract.ts";
import { listOrderReviews } from "../orders/store/orderReviews.ts";
import { numberedPage } from "./numberedPage.ts";
import { presentReview } from "./presentReview.ts";

/** Buyers' reviews of the sites that the caller works for, the newest first. */
export const listMerchantReviews: Handler<"listMerchantReviews"> = ({ query }, { store, merchant }) =>
  numberedPage("reviews", query, {
    load(before, limit) {
      const sites = merchant?.sites ?? null;
      return listOrderReviews(store.db, { state: query.state, sites, before, limit });
    },
    getNumber: ({ number }) => number,
    present: ({ review }) => presentReview(review),
  });

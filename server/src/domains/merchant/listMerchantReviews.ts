import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { listOrderReviews } from "../orders/store/orderReviews.ts";
import { presentReview } from "./presentReview.ts";

const list = "reviews";

/** Buyers' reviews of the sites that the caller works for, the newest first. */
export const listMerchantReviews: Handler<"listMerchantReviews"> = async ({ query }, context) => {
  const { state, cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (before !== undefined && typeof before !== "number") return refuseCursor();
  const sites = context.merchant?.sites ?? null;
  const found = await listOrderReviews(context.store.db, { state, sites, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    status: 200,
    body: shown.map(({ review }) => presentReview(review)),
    ...(found.length > limit &&
      last !== undefined && {
        headers: { "x-pagination-next": encodeCursor({ list, values: [last.number] }) },
      }),
  };
};

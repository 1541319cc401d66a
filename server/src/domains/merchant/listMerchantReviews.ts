import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
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
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.number]);
  return { status: 200, body: page.map(({ review }) => presentReview(review)), headers };
};

import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listStockItems } from "../catalogue/store/merchantStock.ts";

/** Stock of variants by region, and how long it lasts. */
export const listStock: Handler<"listStock"> = async ({ query }, { store: { db } }) => {
  const { q, level, region, isRunningOut = false, cursor, limit = 24 } = query;
  // Each order has cursors of its own: a place in the other one means nothing.
  const list = isRunningOut ? "stock by days" : "stock";
  const [variantId, place, days] =
    cursor === undefined ? [] : (decodeCursor(cursor, list, isRunningOut ? 3 : 2) ?? []);
  const after =
    typeof variantId === "number" && typeof place === "string" && (typeof days === "number" || !isRunningOut)
      ? { variantId, region: place, daysLeft: Number(days) }
      : undefined;
  if (cursor !== undefined && after === undefined) return refuseCursor();
  const found = await listStockItems(db, { q, level, region, isRunningOut, after, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, ({ variantId, region, daysLeft }) =>
    isRunningOut ? [variantId, region, daysLeft ?? 0] : [variantId, region],
  );
  return { status: 200, body: page, headers };
};

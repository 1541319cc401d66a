import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listStockItems } from "../catalogue/store/merchantStock.ts";

const list = "stock";

/** Stock of variants by region. */
export const listStock: Handler<"listStock"> = async ({ query }, { store: { db } }) => {
  const { q, level, region, cursor, limit = 24 } = query;
  const [variantId, place] = cursor === undefined ? [] : (decodeCursor(cursor, list, 2) ?? []);
  const after =
    typeof variantId === "number" && typeof place === "string" ? { variantId, region: place } : undefined;
  if (cursor !== undefined && after === undefined) return refuseCursor();
  const found = await listStockItems(db, { q, level, region, after, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.variantId, last.region]);
  return { status: 200, body: page, headers };
};

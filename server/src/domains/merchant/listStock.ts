import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
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
  const body = found.slice(0, limit);
  const last = body.at(-1);
  return {
    status: 200,
    body,
    ...(found.length > limit &&
      last !== undefined && {
        headers: { "x-pagination-next": encodeCursor({ list, values: [last.variantId, last.region] }) },
      }),
  };
};

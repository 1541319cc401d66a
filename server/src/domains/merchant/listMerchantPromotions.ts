import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { loadPromotions } from "./promotions/loadPromotions.ts";

const list = "promotions";

/** Promotions by number, with their uses. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = async (
  { query: { cursor, limit = 24 } },
  { store: { db } },
) => {
  const [after] = cursor === undefined ? [0] : (decodeCursor(cursor, list, 1) ?? []);
  if (typeof after !== "number") return refuseCursor();
  const found = await loadPromotions(db, { after, limit: limit + 1 });
  const body = found.slice(0, limit);
  const last = body.at(-1);
  return {
    status: 200,
    body,
    ...(found.length > limit &&
      last !== undefined && {
        headers: { "x-pagination-next": encodeCursor({ list, values: [last.promotion.id] }) },
      }),
  };
};

import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { loadPromotions } from "./promotions/loadPromotions.ts";

const list = "promotions";

/** Promotions of the caller's sites by number, with their uses. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = async (
  { query: { cursor, limit = 24 } },
  context,
) => {
  const [after] = cursor === undefined ? [0] : (decodeCursor(cursor, list, 1) ?? []);
  if (typeof after !== "number") return refuseCursor();
  const found = await loadPromotions(context.store.db, {
    sites: selectSites(context, undefined),
    after,
    limit: limit + 1,
  });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.promotion.id]);
  return { status: 200, body: page, headers };
};

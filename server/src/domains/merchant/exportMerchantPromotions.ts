import { promotionColumns, toPromotionRow } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import type { ListedPromotion } from "../promotions/store.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";
import { listPromotions, presentMerchantPromotion } from "./promotions/loadPromotions.ts";

/** A promotion may name many products, so that fewer of them are in memory at once. */
const pageSize = 200;

/** Promotions as CSV, as they are listed. */
export const exportMerchantPromotions: Handler<"exportMerchantPromotions"> = async ({ query }, context) => {
  const pages = readPages<ListedPromotion>((last, limit) => {
    const after = last && { key: last.key, id: last.document.id };
    return listPromotions(context, context.store.jobs, query, { after, limit });
  }, pageSize);
  return streamCsv({
    name: "promotions",
    columns: promotionColumns,
    pages: toRows(pages, context.now.getTime()),
  });
};

async function* toRows(pages: AsyncIterable<readonly ListedPromotion[]>, now: number) {
  for await (const rows of pages) yield rows.map((row) => toPromotionRow(presentMerchantPromotion(row), now));
}

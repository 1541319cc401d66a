import { promotionColumns, toPromotionRow } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findPromotions } from "./findPromotions.ts";
import { sortRows } from "./paginate.ts";

/** Promotions as CSV, as they are listed. */
export const exportMerchantPromotions: Handler<"exportMerchantPromotions"> = ({ query }, context) => {
  const { rows, sort, getPlace } = findPromotions(context, query);
  const now = context.now.getTime();
  return csvResponse(
    "promotions",
    promotionColumns,
    sortRows(rows, getPlace, sort).map((row) => toPromotionRow(row, now)),
  );
};

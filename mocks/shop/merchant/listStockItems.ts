import { namedOption } from "@velours/sdk/rules";
import { daysOfStock, getStockLevel } from "@velours/sdk/shop";
import type { StockItem } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";

/** Stock of the session's products, by variant and region. */
export const listStockItems = (session: MockSession): StockItem[] =>
  session
    .allRecords()
    .flatMap(({ id: productId, document: { title, variants }, stock }) =>
      stock.map((row): StockItem => {
        const variant = variants.find(({ id }) => id === row.variant_id)!;
        const sold = session.countSold(row.variant_id, row.region);
        return {
          variantId: row.variant_id,
          region: row.region,
          productId,
          title,
          option: namedOption(variant.option1),
          sku: variant.sku,
          quantity: row.quantity,
          level: getStockLevel(row),
          sold,
          daysLeft: daysOfStock({ quantity: row.quantity, sold }, variant),
        };
      }),
    )
    .sort((a, b) => a.variantId - b.variantId || (a.region < b.region ? -1 : 1));

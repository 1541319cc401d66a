import { createReason } from "../reasons/Reason.ts";
import { namedOption } from "../rules/catalogue/variantOption.ts";
import type { Product } from "../types.ts";
import { refuseRow } from "./conflicts.ts";
import type { RefusedRow, Row } from "./Row.ts";

/** Products that cost nothing, which is more often a gap in the file than intended. */
export function freeProducts(rows: readonly Row<Product>[]): RefusedRow[] {
  return rows.flatMap((row) => {
    const { title, variants } = row.value;
    const free = variants.flatMap(({ option1, prices }) => {
      const currencies = Object.entries(prices).filter(([, amount]) => amount === 0);
      return currencies.map(([currency]) => ({ name: namedOption(option1) ?? title, currency }));
    });
    if (free.length === 0) return [];
    return [refuseRow(row, createReason("free", { variants: free.slice(0, 3) }))];
  });
}

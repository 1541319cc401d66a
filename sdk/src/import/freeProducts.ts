import type { Product } from "../types.ts";
import { refuseRow } from "./conflicts.ts";
import type { RefusedRow, Row } from "./Row.ts";

/** Products that cost nothing, which is more often a gap in the file than intended. */
export function freeProducts(rows: readonly Row<Product>[]): RefusedRow[] {
  return rows.flatMap((row) => {
    const { title, variants } = row.value;
    const free = variants.flatMap(({ option1, prices }) => {
      const currencies = Object.entries(prices).filter(([, amount]) => amount === 0);
      return currencies.map(([currency]) => `${option1 ?? title} costs 0 ${currency}`);
    });
    if (free.length === 0) return [];
    return [refuseRow(row, `${free.slice(0, 3).join(", ")}; --allow-free imports what costs nothing`)];
  });
}

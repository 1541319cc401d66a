import type { Product } from "../types.ts";
import type { BadRow, Row } from "./Row.ts";

/** Products that cost nothing, which is more often a gap in the file than intended. */
export function freeProducts(rows: readonly Row<Product>[]): BadRow[] {
  return rows.flatMap(({ file, line, rows: count, value }) => {
    const free = value.variants.flatMap(({ option1, prices }) => {
      const currencies = Object.entries(prices).filter(([, amount]) => amount === 0);
      return currencies.map(([currency]) => `${option1 ?? value.title} costs 0 ${currency}`);
    });
    if (free.length === 0) return [];
    const reason = `${free.slice(0, 3).join(", ")}; --allow-free imports what costs nothing`;
    return [{ file, line, rows: count, name: value.handle ?? String(value.id), reason }];
  });
}

import type { CartLine } from "../../types.ts";
import { getStockLevel } from "./presentProduct.ts";
import type { StockRow } from "./productRecord.ts";

/** Units to take from one row of stock. */
export interface StockTake {
  row: StockRow;
  units: number;
  productId: number;
  /** The level shown to shoppers changes. */
  levelChanges: boolean;
}

/**
 * Where the units of these lines come from: each variant from one region, the shopper's own first, then what ships
 * anywhere. Answers the id of a variant that no region has enough of and that cannot be ordered ahead; `uncounted` are
 * the rows that are in stock without a count.
 */
export function planStock(
  lines: readonly CartLine[],
  rows: readonly StockRow[],
  region: string | undefined,
): { takes: StockTake[]; uncounted: StockRow[] } | { missing: number } {
  const takes: StockTake[] = [];
  const uncounted: StockRow[] = [];
  for (const [variantId, { units, ahead, productId }] of unitsByVariant(lines)) {
    const here = rows.filter((row) => row.variant_id === variantId).sort(nearest(region));
    const row = here.find(({ quantity, level }) =>
      quantity === null ? level !== "none" : quantity >= units,
    );
    if (row === undefined && !(ahead && here.length > 0)) return { missing: variantId };
    if (row === undefined) continue;
    if (row.quantity === null) {
      uncounted.push(row);
      continue;
    }
    const left = { ...row, quantity: row.quantity - units };
    takes.push({ row, units, productId, levelChanges: getStockLevel(left) !== getStockLevel(row) });
  }
  return { takes, uncounted };
}

interface Wanted {
  units: number;
  ahead: boolean;
  productId: number;
}

function unitsByVariant(lines: readonly CartLine[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>();
  for (const { variant, product, quantity } of lines) {
    const before = wanted.get(variant.id)?.units ?? 0;
    const ahead = variant.inventory_policy === "continue";
    wanted.set(variant.id, { units: before + quantity, ahead, productId: product.id });
  }
  return wanted;
}

/** The region's own stock, then what ships anywhere, then the rest. */
function nearest(region: string | undefined): (a: StockRow, b: StockRow) => number {
  const distance = (row: StockRow) => [region, "INTL"].indexOf(row.region) >>> 0;
  return (a, b) => distance(a) - distance(b);
}

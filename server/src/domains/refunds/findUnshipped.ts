import { countUnshipped, type LineUnits } from "@velours/sdk/shop";
import type { ReturnedUnits } from "../catalogue/store/returnStock.ts";
import type { LineRow } from "../orders/store/lines.ts";

/** The units of a refund that have not left. */
export const findUnshipped = (
  rows: readonly LineRow[],
  units: readonly LineUnits[],
  isReturn: boolean,
): (LineUnits & ReturnedUnits)[] =>
  units.flatMap(({ place, quantity }) => {
    const row = rows[place];
    if (row === undefined) return [];
    const here = countUnshipped(row, quantity, isReturn);
    return here > 0 ? [{ place, variantId: row.variant_id, quantity: here }] : [];
  });

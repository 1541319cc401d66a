import { type LineUnits, unitsLeft } from "@velours/sdk/shop";
import type { ReturnedUnits } from "../catalogue/store/returnStock.ts";
import type { LineRow } from "../orders/store/lines.ts";

/** Of so many refunded units of a line, those that have not left. */
export const countUnshipped = (row: LineRow, quantity: number): number => Math.min(quantity, unitsLeft(row));

/** The units of a refund that have not left: of a line, those are refunded first. */
export const findUnshipped = (rows: readonly LineRow[], units: readonly LineUnits[]): ReturnedUnits[] =>
  units.flatMap(({ place, quantity }) => {
    const row = rows[place];
    if (row === undefined) return [];
    const here = countUnshipped(row, quantity);
    return here > 0 ? [{ variantId: row.variant_id, quantity: here }] : [];
  });

import { type UnitCounts, unitsLeft } from "./unitsLeft.ts";

/**
 * Of so many units of a line that are refunded, those that have not left. Units of a return have left; without one, units
 * that have not left are refunded first.
 */
export const countUnshipped = (line: UnitCounts, quantity: number, isReturn: boolean): number =>
  isReturn ? 0 : Math.min(quantity, unitsLeft(line));

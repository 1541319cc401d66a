import type { LineUnits } from "@velours/sdk/shop";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import type { LineRow } from "../orders/store/lines.ts";

/** Units of a line, as a request names them: by its number from 1; all that are left without a quantity. */
export interface NamedUnits {
  line: number;
  quantity?: number | undefined;
}

/** The units a request names, each line once; refused when a line has fewer left. */
export function chooseUnits(
  rows: readonly LineRow[],
  named: readonly NamedUnits[],
  countLeft: (row: LineRow) => number,
): { units: LineUnits[] } | { refused: ErrorResponse<"lineQuantityExceeded"> } {
  const units: LineUnits[] = [];
  for (const { line, quantity } of named) {
    const place = line - 1;
    const row = rows[place];
    const before = units.find((candidate) => candidate.place === place);
    const left = row === undefined ? 0 : countLeft(row) - (before?.quantity ?? 0);
    const wanted = quantity ?? left;
    if (wanted > left || left <= 0) {
      const value = { line, left: Math.max(0, left) };
      return { refused: refuse("lineQuantityExceeded", value, { values: value }) };
    }
    if (before === undefined) units.push({ place, quantity: wanted });
    else before.quantity += wanted;
  }
  return { units };
}

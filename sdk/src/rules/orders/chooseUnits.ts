import type { Refusal } from "../refusal.ts";
import type { LineUnits } from "./planRefund.ts";

/** Units of a line, as a request names them: by its number from 1; all that are left without a quantity. */
export interface NamedUnits {
  line: number;
  quantity?: number | undefined;
}

/** The refusal when a line has fewer units left than are named. */
export function refuseQuantity(line: number, rest: number): Refusal<"lineQuantityExceeded"> {
  const value = { line, left: Math.max(0, rest) };
  return { reference: "lineQuantityExceeded", value, placeholders: value };
}

/** The units a request names, each line once. `left` counts the units of each line that may be named. */
export function chooseUnits(
  left: readonly number[],
  named: readonly NamedUnits[],
): { units: LineUnits[] } | { refused: Refusal<"lineQuantityExceeded"> } {
  const units: LineUnits[] = [];
  for (const { line, quantity } of named) {
    const place = line - 1;
    const before = units.find((candidate) => candidate.place === place);
    const rest = (left[place] ?? 0) - (before?.quantity ?? 0);
    const wanted = quantity ?? rest;
    if (wanted > rest || rest <= 0) return { refused: refuseQuantity(line, rest) };
    if (before === undefined) units.push({ place, quantity: wanted });
    else before.quantity += wanted;
  }
  return { units };
}

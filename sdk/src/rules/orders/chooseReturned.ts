import type { Order } from "../../types.ts";
import type { Refusal } from "../refusal.ts";
import { type NamedUnits, refuseQuantity } from "./chooseUnits.ts";
import { returnState } from "./returnState.ts";

/** Units of a line by its number, from 1. */
interface ReturnedUnits {
  line: number;
  quantity: number;
}

/** The units of an order that are to come back, each line once. */
export function chooseReturned(
  order: Order,
  named: readonly NamedUnits[],
  now: Date,
): { units: ReturnedUnits[] } | { refused: Refusal<"lineQuantityExceeded" | "returnClosed"> } {
  const { left, returnable } = returnState(order, order.returns ?? [], now);
  const units: ReturnedUnits[] = [];
  for (const { line, quantity } of named) {
    const find = (among: typeof left) => among.find((candidate) => candidate.line === line)?.quantity ?? 0;
    const before = units.find((candidate) => candidate.line === line);
    const inTime = find(returnable) - (before?.quantity ?? 0);
    const wanted = quantity ?? inTime;
    if (wanted <= 0 || wanted > inTime) {
      const isLate = find(left) - (before?.quantity ?? 0) >= Math.max(1, wanted);
      return { refused: isLate ? { reference: "returnClosed", value: null } : refuseQuantity(line, inTime) };
    }
    if (before === undefined) units.push({ line, quantity: wanted });
    else before.quantity += wanted;
  }
  return { units };
}

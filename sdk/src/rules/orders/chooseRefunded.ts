import type { LineQuantity, ReturnRequest } from "../../types.ts";
import type { Refusal } from "../refusal.ts";
import { chooseUnits, type NamedUnits } from "./chooseUnits.ts";
import type { LineUnits } from "./planRefund.ts";
import { returnProgress } from "./returnProgress.ts";

/** The units that a refund is for: lines, a return or lines of it; all that is left of the order without both. */
export interface NamedRefund {
  lines: readonly NamedUnits[] | null;
  /** Id of a return. */
  returnId: string | null;
}

type RefundRefusal = Refusal<
  "lineQuantityExceeded" | "resourceDoesNotExist" | "returnNotReceived" | "returnRefunded"
>;

/** Units of a return that are not refunded. */
export const unrefundedUnits = ({ lines, refunded }: Pick<ReturnRequest, "lines" | "refunded">) =>
  lines.flatMap(({ line, quantity }): LineQuantity[] => {
    const done = refunded?.lines.find((units) => units.line === line)?.quantity ?? 0;
    return quantity > done ? [{ line, quantity: quantity - done }] : [];
  });

/**
 * The units of a refund; null for all that is left of the order. `left` counts the units of each line that are not
 * refunded, `returns` are those of the order. Units of a return are no more than those of it that are not refunded.
 */
export function chooseRefunded(
  left: readonly number[],
  returns: readonly ReturnRequest[],
  { lines, returnId }: NamedRefund,
): { units: LineUnits[] | null } | { refused: RefundRefusal } {
  if (returnId === null) return lines === null ? { units: null } : chooseUnits(left, lines);
  const request = returns.find(({ id }) => id === returnId);
  if (request === undefined) return { refused: { reference: "resourceDoesNotExist", value: null } };
  const progress = returnProgress(request);
  if (progress === "refunded") return { refused: { reference: "returnRefunded", value: null } };
  if (progress !== "received") return { refused: { reference: "returnNotReceived", value: progress } };
  const units = unrefundedUnits(request);
  const ofReturn = left.map((_, place) => units.find(({ line }) => line === place + 1)?.quantity ?? 0);
  return chooseUnits(ofReturn, lines ?? units);
}

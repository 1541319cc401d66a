import type { LineUnits } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { LineRow } from "../orders/store/lines.ts";
import type { AttemptRow } from "../payments/store/attempts.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";
import { withoutFailedPayments } from "./withoutFailedPayments.ts";

/** Amount of a refund, and its units. */
interface Wanted {
  amount: number;
  /** The part that failed payments did not bring. */
  unpaid: number;
  lines: readonly LineUnits[];
  /** It is all that is left of the order. */
  isWhole: boolean;
  /** Units of a failed payment may be taken back. */
  takesUnpaid: boolean;
}

/** Refuses a refund that gives nothing back and is not meant to, with the reason. Refuses with an OrderRefusal. */
export function requireAnyMoney(
  wanted: Wanted,
  lines: readonly LineRow[],
  attempts: readonly AttemptRow[],
): void {
  if (wanted.amount > 0) return;
  // Shipping can be all that is left of an unpaid purchase.
  const isUnpaid =
    wanted.unpaid > 0 || withoutFailedPayments(wanted.lines, lines, attempts).length < wanted.lines.length;
  if (isUnpaid && wanted.takesUnpaid) return;
  if (isUnpaid) refuseWrites<OrderRefusal>(refuse("orderUnpaid"));
  if (wanted.isWhole || wanted.lines.length === 0) refuseWrites<OrderRefusal>(refuse("nothingToRefund"));
}

import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { AttemptRow } from "../payments/store/attempts.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/** Refuses a refund that gives nothing back, with the reason. Refuses with an OrderRefusal. */
export function requireAnyMoney(amount: number, isWhole: boolean, attempts: readonly AttemptRow[]): void {
  if (amount > 0) return;
  if (attempts.some(({ state }) => state === "failed")) refuseWrites<OrderRefusal>(refuse("orderUnpaid"));
  if (isWhole) refuseWrites<OrderRefusal>(refuse("nothingToRefund"));
}

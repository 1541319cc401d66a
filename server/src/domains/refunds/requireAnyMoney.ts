import { refuse } from "../../platform/contract.ts";
import type { AttemptRow } from "../payments/store/attempts.ts";
import { OrderRefusedError } from "./OrderRefusedError.ts";

/** Refuses a refund that gives nothing back, with the reason. Throws an OrderRefusedError. */
export function requireAnyMoney(amount: number, isWhole: boolean, attempts: readonly AttemptRow[]): void {
  if (amount > 0) return;
  if (attempts.some(({ state }) => state === "failed")) throw new OrderRefusedError(refuse("orderUnpaid"));
  if (isWhole) throw new OrderRefusedError(refuse("nothingToRefund"));
}

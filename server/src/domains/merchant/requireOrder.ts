import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { type LockedOrder, lockOrder } from "../orders/store/orders.ts";

/** Locks the order with this number. Refuses with resourceDoesNotExist. */
export async function requireOrder(trx: Transaction, number: number): Promise<LockedOrder> {
  const found = await lockOrder(trx, { number });
  return found ?? refuseWrites<ErrorResponse<"resourceDoesNotExist">>(refuse("resourceDoesNotExist"));
}

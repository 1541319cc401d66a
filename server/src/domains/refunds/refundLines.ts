import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { lockOrder } from "../orders/store/orders.ts";
import { commitRefund, type PendingPayment, type RefundRequest } from "./commitRefund.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/** Refunds lines of an order, or all that is left of it. Refuses with an OrderRefusal. */
export async function refundLines(
  trx: Transaction,
  by: string | { number: number },
  request: Omit<RefundRequest, "kind">,
): Promise<PendingPayment[]> {
  const found = await lockOrder(trx, by);
  if (found === undefined) refuseWrites<OrderRefusal>(refuse("resourceDoesNotExist"));
  if (found.cancelledAt !== null) refuseWrites<OrderRefusal>(refuse("orderCancelled"));
  return commitRefund(trx, found.order, { ...request, kind: "refund" });
}

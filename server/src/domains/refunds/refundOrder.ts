import { refuse } from "../../platform/contract.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { lockOrder } from "../orders/store/orders.ts";
import { commitRefund, type PendingPayment, type RefundRequest } from "./commitRefund.ts";
import { OrderRefusedError } from "./OrderRefusedError.ts";

/** Refunds lines of an order, or all that is left of it. Throws an OrderRefusedError. */
export async function refundOrder(
  trx: Transaction,
  by: string | { number: number },
  request: Omit<RefundRequest, "kind">,
): Promise<PendingPayment[]> {
  const found = await lockOrder(trx, by);
  if (found === undefined) throw new OrderRefusedError(refuse("resourceDoesNotExist"));
  if (found.cancelledAt !== null) throw new OrderRefusedError(refuse("orderCancelled"));
  return commitRefund(trx, found.order, { ...request, kind: "refund" });
}

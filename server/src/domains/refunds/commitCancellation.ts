import type { Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { readLines } from "../orders/store/lines.ts";
import { closeOrderTask } from "../orders/store/offerTasks.ts";
import { lockOrder, markCancelled } from "../orders/store/orders.ts";
import { commitRefund, type PendingPayment, type RefundRequest } from "./commitRefund.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/**
 * Cancels an order of which nothing has left: all that is left of its money is given back, and its open offer is closed.
 * `check` may refuse about an order that is locked and could be cancelled. Refuses with an OrderRefusal.
 */
export async function commitCancellation(
  trx: Transaction,
  by: string | { number: number },
  request: Pick<RefundRequest, "actor" | "reason">,
  check: (order: Order) => void | Promise<void> = () => {},
): Promise<PendingPayment[]> {
  const found = await lockOrder(trx, by);
  if (found === undefined) refuseWrites<OrderRefusal>(refuse("resourceDoesNotExist"));
  const { order, cancelledAt } = found;
  if (cancelledAt !== null) refuseWrites<OrderRefusal>(refuse("orderCancelled"));
  const lines = await readLines(trx, order.id);
  if (lines.some(({ shipped }) => shipped > 0)) refuseWrites<OrderRefusal>(refuse("orderShipped"));
  await check(order);
  await markCancelled(trx, order.id);
  if (await closeOrderTask(trx, order.id)) {
    const email = { template: "order-confirmation" as const, order_id: order.id };
    await addJobs(trx, [{ kind: "mail", payload: email }]);
  }
  return commitRefund(trx, order, {
    ...request,
    kind: "cancellation",
    lines: null,
    returnId: null,
    shipping: true,
    unpaid: true,
  });
}

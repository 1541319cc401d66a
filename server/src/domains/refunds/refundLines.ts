import type { RefundInput } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { lockOrder } from "../orders/store/orders.ts";
import { commitRefund, type PendingPayment } from "./commitRefund.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

type Nullable<Input> = { [Name in keyof Input]: Input[Name] | null | undefined };

/** Refunds lines of an order, or all that is left of it. Refuses with an OrderRefusal. */
export async function refundLines(
  trx: Transaction,
  by: string | { number: number },
  { return: returnId = null, ...input }: Nullable<RefundInput> & { actor: string },
): Promise<PendingPayment[]> {
  const found = await lockOrder(trx, by);
  if (found === undefined) refuseWrites<OrderRefusal>(refuse("resourceDoesNotExist"));
  if (found.cancelledAt !== null) refuseWrites<OrderRefusal>(refuse("orderCancelled"));
  const { actor, reason = null, lines = null, shipping, unpaid } = input;
  return commitRefund(trx, found.order, {
    kind: "refund",
    actor,
    reason,
    lines,
    returnId,
    shipping: shipping ?? false,
    unpaid: unpaid ?? false,
  });
}

import { refundAct } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { listRefundRecords } from "../../orders/store/refunds.ts";
import { requireOrder } from "../requireOrder.ts";
import { requireConsent } from "./requireConsent.ts";

/** Weighs the refund of an order that was recorded last. */
export async function requireRefundConsent(
  trx: Transaction,
  context: Context,
  number: number,
  { operation, request }: Pick<Parameters<typeof refundAct>[0], "operation" | "request">,
): Promise<void> {
  const { order } = await requireOrder(trx, number);
  const refunds = await listRefundRecords(trx, order.id);
  await requireConsent(trx, context, refundAct({ operation, order, refunds, request }));
}

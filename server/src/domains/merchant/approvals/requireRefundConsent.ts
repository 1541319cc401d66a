import { decimalText, sumAmounts } from "@velours/sdk/rules";
import { isParcelLine } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Input } from "../../../platform/contract.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { listRefundRecords } from "../../orders/store/refunds.ts";
import { requireOrder } from "../requireOrder.ts";
import { requireConsent } from "./requireConsent.ts";

/**
 * Weighs the refund that was recorded last, together with those before it: many small ones are a large one. A cancellation
 * is weighed only when it gives back what never leaves in a parcel: the goods of its other lines are still here.
 */
export async function requireRefundConsent(
  trx: Transaction,
  context: Context,
  number: number,
  operation: "refundOrder" | "cancelMerchantOrder",
  {
    params,
    headers,
    body,
  }: Pick<Input<"refundOrder">, "params" | "body"> & {
    headers: Pick<Input<"refundOrder">["headers"], "idempotency-key" | "if-match">;
  },
): Promise<void> {
  const { order } = await requireOrder(trx, number);
  const refunds = await listRefundRecords(trx, order.id);
  const { amount = 0, lines = [] } = refunds.at(-1) ?? {};
  const isHere = lines.every(({ line }) => isParcelLine(order.products[line - 1]!));
  const refund = {
    order: order.number,
    amount: decimalText(amount),
    currency: order.invoice.currency,
    input: body,
  };
  await requireConsent(
    trx,
    context,
    ({ refundAbove = Number.POSITIVE_INFINITY }) =>
      !(operation === "cancelMerchantOrder" && isHere) &&
      amount > 0 &&
      sumAmounts(refunds.map((each) => each.amount)) > refundAbove,
    {
      operation,
      site: order.site,
      orderId: order.id,
      request: { params, headers: pickHeaders(headers), body },
      about: { refund },
    },
  );
}

/** The headers that decide what is done: others are of the request alone. */
const pickHeaders = ({
  "idempotency-key": key,
  "if-match": revision,
}: Pick<Input<"refundOrder">["headers"], "idempotency-key" | "if-match">) => ({
  "idempotency-key": key,
  ...(revision !== undefined && { "if-match": revision }),
});

import { decimalText, sumAmounts } from "@velours/sdk/rules";
import type { Context } from "../../platform/context.ts";
import type { ErrorResponse, Handler, Input } from "../../platform/contract.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { listRefundRecords } from "../orders/store/refunds.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines as refund } from "../refunds/refundLines.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";

type Refused =
  | Exclude<OrderRefusal, { body: { reference: "orderShipped" | "cancellationClosed" } }>
  | ErrorResponse<"consentRequired">;

/** Gives back lines of an order or all that is left; every amount is the server's own. */
export const refundOrder: Handler<"refundOrder"> = (input, context) => {
  const { params, headers, body } = input;
  return changeOrder<Refused>(
    context,
    { operation: "refundOrder", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const payments = await refund(
        trx,
        { number },
        {
          actor,
          reason: body.reason ?? null,
          lines: body.lines ?? null,
          shipping: body.shipping ?? false,
        },
      );
      await requireRefundConsent(trx, context, number, input);
      return payments;
    },
  );
};

/** Weighs the refund that was recorded last, together with those before it: many small ones are a large one. */
async function requireRefundConsent(
  trx: Transaction,
  context: Context,
  number: number,
  { params, headers, body }: Input<"refundOrder">,
): Promise<void> {
  const { order } = await requireOrder(trx, number);
  const amounts = (await listRefundRecords(trx, order.id)).map(({ amount }) => amount);
  const refund = {
    order: order.number,
    amount: decimalText(amounts.at(-1) ?? 0),
    currency: order.invoice.currency,
    input: body,
  };
  await requireConsent(
    trx,
    context,
    ({ refundAbove = Number.POSITIVE_INFINITY }) => sumAmounts(amounts) > refundAbove,
    {
      operation: "refundOrder",
      site: order.site,
      orderId: order.id,
      request: { params, headers: { "idempotency-key": headers["idempotency-key"] }, body },
      about: { refund },
    },
  );
}

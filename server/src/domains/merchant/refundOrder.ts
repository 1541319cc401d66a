import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines as refund } from "../refunds/refundLines.ts";
import { requireRefundConsent } from "./approvals/requireRefundConsent.ts";
import { changeOrder } from "./changeOrder.ts";

type Refused =
  | Exclude<OrderRefusal, { body: { reference: "orderShipped" | "cancellationClosed" } }>
  | ErrorResponse<"consentRequired">;

/** Gives back lines of an order, a return, or all that is left; every amount is the server's own. */
export const refundOrder: Handler<"refundOrder"> = (input, context) => {
  const { params, headers, body } = input;
  return changeOrder<Refused>(
    context,
    {
      operation: "refundOrder",
      number: params.number,
      key: headers["idempotency-key"],
      body,
      ...(body.return && { about: `return ${body.return}` }),
    },
    async (trx, number, actor) => {
      const payments = await refund(
        trx,
        { number },
        {
          actor,
          reason: body.reason ?? null,
          lines: body.lines ?? null,
          returnId: body.return ?? null,
          shipping: body.shipping ?? false,
        },
      );
      await requireRefundConsent(trx, context, number, "refundOrder", input);
      return payments;
    },
  );
};

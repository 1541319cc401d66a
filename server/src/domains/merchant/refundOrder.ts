import { orderRefunds } from "@velours/sdk/shop";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines } from "../refunds/refundLines.ts";
import { requireRefundConsent } from "./approvals/requireRefundConsent.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";
import { requireRevision, toRevision } from "./toRevision.ts";

type Refused =
  | Exclude<OrderRefusal, { body: { reference: "orderShipped" | "cancellationClosed" } }>
  | ErrorResponse<"changedMeanwhile" | "consentRequired">;

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
      const { order } = await requireOrder(trx, number);
      const before = orderRefunds(await presentOrder(trx, order));
      const revision = toRevision(before);
      const payments = await refundLines(trx, { number }, { ...body, actor });
      // After the refund, which refuses for a better reason where nothing is left.
      requireRevision(headers["if-match"], revision, before);
      // Two proposals of one refund are alike but for the refunds that they were proposed on.
      await requireRefundConsent(trx, context, number, {
        operation: "refundOrder",
        request: { params, headers: { ...headers, "if-match": revision }, body },
      });
      return payments;
    },
  );
};

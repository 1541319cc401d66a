import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { commitCancellation } from "../refunds/commitCancellation.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { requireRefundConsent } from "./approvals/requireRefundConsent.ts";
import { changeOrder } from "./changeOrder.ts";

type Refused =
  | Exclude<
      OrderRefusal,
      {
        body: {
          reference:
            | "nothingToRefund"
            | "orderUnpaid"
            | "lineQuantityExceeded"
            | "cancellationClosed"
            | "returnNotReceived"
            | "returnRefunded";
        };
      }
    >
  | ErrorResponse<"consentRequired">;

/** Cancels an order of which nothing has left. */
export const cancelMerchantOrder: Handler<"cancelMerchantOrder"> = (input, context) => {
  const { params, headers, body } = input;
  return changeOrder<Refused>(
    context,
    { operation: "cancelMerchantOrder", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const payments = await commitCancellation(trx, { number }, { actor, reason: body.reason ?? null });
      await requireRefundConsent(trx, context, number, {
        operation: "cancelMerchantOrder",
        request: input,
      });
      return payments;
    },
  );
};

import { orderEmails } from "@velours/sdk/shop";
import type { Order, OrderEmailInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { reserveAllowance } from "../../platform/limits/store.ts";
import type { EmailJob } from "../../platform/mail/EmailJob.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";

type Refused = ErrorResponse<"resourceDoesNotExist" | "orderCancelled">;

type ResentEmail = Extract<
  EmailJob,
  {
    template:
      | "order-confirmation"
      | "order-shipped"
      | "order-refunded"
      | "return-requested"
      | "return-answered";
  }
>;

/** Has an email of an order sent once more; an address that got many today gets it later. */
export const resendOrderEmail: Handler<"resendOrderEmail"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "resendOrderEmail", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const order = await presentOrder(trx, (await requireOrder(trx, number)).order);
      const { template } = body;
      const email = orderEmails(order).includes(template) ? chooseEmail(order, template) : undefined;
      if (email === undefined)
        return refuseWrites<Refused>(
          refuse(
            template === "confirmation" && order.status === "cancelled"
              ? "orderCancelled"
              : "resourceDoesNotExist",
          ),
        );
      email.resend = { actor };
      const delay = await reserveAllowance(trx, { limit: "deskEmails", of: order.user.email });
      await addJobs(trx, [{ kind: "mail", payload: email, delay }]);
      return [];
    },
  );

/** The email of the order, or of its last parcel, refund or return; undefined when it has none. */
function chooseEmail(
  { id: order_id, shipments, refunds, returns }: Order,
  template: OrderEmailInput["template"],
): ResentEmail | undefined {
  if (template === "confirmation") return { template: "order-confirmation", order_id };
  if (template === "shipped") {
    const parcel = shipments?.at(-1);
    return parcel && { template: "order-shipped", order_id, shipment_id: parcel.id };
  }
  if (template === "refunded") {
    const refund = refunds?.at(-1);
    return refund && { template: "order-refunded", order_id, refund_id: refund.id };
  }
  if (template === "returnRequested") {
    const request = returns?.at(-1);
    return request && { template: "return-requested", order_id, return_id: request.id };
  }
  const answered = returns?.findLast(({ answer }) => answer);
  return answered && { template: "return-answered", order_id, return_id: answered.id };
}

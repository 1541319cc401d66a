import { orderEmails } from "@velours/sdk/shop";
import type { OrderEmailInput } from "@velours/sdk/types";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";

/** The emails as events of an order name them. */
const sent = {
  confirmation: "order-confirmation",
  shipped: "order-shipped",
  refunded: "order-refunded",
  returnRequested: "return-requested",
  returnAnswered: "return-answered",
} as const satisfies Record<OrderEmailInput["template"], string>;

/** Notes that an email of an order was sent once more; the mock sends none. */
export const resendOrderEmail: Handler<"resendOrderEmail"> = (input, context) =>
  changeOrder(context, "resendOrderEmail", input, (placed) => {
    const { template } = input.body;
    const order = presentOrder(placed);
    if (!orderEmails(order).includes(template))
      return refuse(
        template === "confirmation" && order.status === "cancelled"
          ? "orderCancelled"
          : "resourceDoesNotExist",
      );
    const email = sent[template];
    const summary = `Email ${email} sent`;
    return noteEvent(context, placed, { kind: "emailSent", summary, template: email });
  });

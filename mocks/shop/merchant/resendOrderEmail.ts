import { orderEmails } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";

/** Notes that an email of an order was sent once more; the mock sends none. */
export const resendOrderEmail: Handler<"resendOrderEmail"> = (input, context) =>
  changeOrder(context, "resendOrderEmail", input, (placed) => {
    const { template } = input.body;
    if (!orderEmails(presentOrder(placed)).includes(template))
      return refuse(template === "confirmation" ? "orderCancelled" : "resourceDoesNotExist");
    return noteEvent(context, placed, { kind: "emailSent", summary: `Email ${template} sent` });
  });

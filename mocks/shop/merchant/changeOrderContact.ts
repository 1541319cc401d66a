import { contactRefusal, correctedAddress } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";

/** Corrects where an order's emails go, and its parcels until one has left. */
export const changeOrderContact: Handler<"changeOrderContact"> = (input, context) =>
  changeOrder(context, "changeOrderContact", input, (placed) => {
    const { email, shipping } = input.body;
    const { order } = placed;
    const refusal = shipping && contactRefusal(presentOrder(placed), shipping);
    if (refusal?.reference === "orderShipped") return refuse("orderShipped", null, { of: "address" });
    if (refusal) return refuse("addressRegionFixed", { country: refusal.country, state: refusal.state });
    placed.order = {
      ...order,
      user: { ...order.user, ...(email && { email }) },
      address: {
        ...order.address,
        ...(shipping &&
          order.address.shipping && { shipping: correctedAddress(shipping, order.address.shipping) }),
      },
    };
    return noteEvent(context, placed, { kind: "contactChanged", summary: "Email or address corrected" });
  });

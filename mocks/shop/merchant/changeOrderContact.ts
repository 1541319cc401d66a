import { contactRefusal, correctContact, orderContact, requireAddress } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { toRevision } from "./log/toRevision.ts";
import { noteEvent } from "./noteEvent.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Corrects where an order's emails go, and its parcels until one has left. */
export const changeOrderContact: Handler<"changeOrderContact"> = (input, context) =>
  changeOrder(context, "changeOrderContact", input, (placed) => {
    const { session } = context;
    const { headers, body } = input;
    const { order } = placed;
    const contact = orderContact(order);
    const moved = refuseMoved({ revision: toRevision(contact) }, headers["if-match"], contact);
    if (moved) return moved;
    const refusal = body.shipping && contactRefusal(presentOrder(placed), body.shipping);
    if (refusal?.reference === "orderShipped") return refuse("orderShipped", null, { of: "address" });
    if (refusal) return refuse("addressRegionFixed", { country: refusal.country, state: refusal.state });
    const { contact: next, summary } = correctContact(contact, body);
    if (body.shipping) requireAddress(next.shipping, { path: "shipping", testZips: true });
    placed.order = {
      ...order,
      user: { ...order.user, email: next.email },
      address: { ...order.address, shipping: next.shipping },
    };
    // The old address must not join with this order.
    if (next.email !== contact.email) session.endJoinNonces(({ orderId }) => orderId === order.id);
    return noteEvent(context, placed, { kind: "contactChanged", summary });
  });

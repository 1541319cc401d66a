import { type ContactRefusal, contactRefusal, correctedAddress } from "@velours/sdk/shop";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { deleteJoinNonces } from "../accounts/store/joinNonces.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { storePartiesOf } from "../orders/store/invoices.ts";
import { addOrderEvent } from "../orders/store/orderEvents.ts";
import { replaceContact } from "../orders/store/orders.ts";
import { changeOrder } from "./changeOrder.ts";
import { orderContact } from "./orderContact.ts";
import { requireOrder } from "./requireOrder.ts";
import { requireRevision, toRevision } from "./toRevision.ts";

type Refused = ErrorResponse<
  "resourceDoesNotExist" | "orderShipped" | "addressRegionFixed" | "changedMeanwhile"
>;

/** Corrects where an order's emails go, and its parcels until one has left. */
export const changeOrderContact: Handler<"changeOrderContact"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "changeOrderContact", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const { order } = await requireOrder(trx, number);
      const contact = orderContact(order);
      requireRevision(headers["if-match"], toRevision(contact), contact);
      const refusal = body.shipping && contactRefusal(await presentOrder(trx, order), body.shipping);
      if (refusal) refuseWrites<Refused>(toError(refusal));
      await storePartiesOf(trx, order.id);
      const email = body.email ?? contact.email;
      await replaceContact(trx, order.id, {
        email,
        shipping:
          body.shipping && contact.shipping
            ? correctedAddress(body.shipping, contact.shipping)
            : contact.shipping,
      });
      // The old address must not join with this order.
      if (email !== contact.email) await deleteJoinNonces(trx, order.id);
      const changed = [...(body.email ? ["Email"] : []), ...(body.shipping ? ["Shipping address"] : [])];
      await addOrderEvent(trx, {
        order_id: order.id,
        kind: "contactChanged",
        actor,
        summary: `${changed.join(" and ")} corrected`,
      });
      return [];
    },
  );

const toError = (refusal: ContactRefusal): Refused =>
  refusal.reference === "orderShipped"
    ? refuse("orderShipped", null, { of: "address" })
    : refuse("addressRegionFixed", { country: refusal.country, state: refusal.state });

import {
  type ContactRefusal,
  contactRefusal,
  correctContact,
  orderContact,
  requireAddress,
} from "@velours/sdk/shop";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { deleteJoinNonces } from "../accounts/store/joinNonces.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { storePartiesOf } from "../orders/store/invoices.ts";
import { addOrderEvent } from "../orders/store/orderEvents.ts";
import { replaceContact } from "../orders/store/orders.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";
import { requireRevision, toRevision } from "./toRevision.ts";

type Refused = ErrorResponse<
  "resourceDoesNotExist" | "orderShipped" | "addressRegionFixed" | "changedMeanwhile"
>;

/** Corrects where an order's emails go, and its parcels until one has left. */
export const changeOrderContact: Handler<"changeOrderContact"> = ({ params, headers, body }, context) => {
  const testZips = context.config.taxProvider === "sandbox";
  return changeOrder<Refused>(
    context,
    { operation: "changeOrderContact", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const { order } = await requireOrder(trx, number);
      const contact = orderContact(order);
      requireRevision(headers["if-match"], toRevision(contact), contact);
      const refusal = body.shipping && contactRefusal(await presentOrder(trx, order), body.shipping);
      if (refusal) refuseWrites<Refused>(toError(refusal));
      const corrected = correctContact(contact, body);
      if (body.shipping) requireAddress(corrected.contact.shipping, { path: "shipping", testZips });
      await storePartiesOf(trx, order.id);
      await replaceContact(trx, order.id, corrected.contact);
      // The old address must not join with this order.
      if (corrected.contact.email !== contact.email) await deleteJoinNonces(trx, order.id);
      await addOrderEvent(trx, {
        order_id: order.id,
        kind: "contactChanged",
        actor,
        summary: corrected.summary,
      });
      return [];
    },
  );
};

const toError = (refusal: ContactRefusal): Refused =>
  refusal.reference === "orderShipped"
    ? refuse("orderShipped", null, { of: "address" })
    : refuse("addressRegionFixed", { country: refusal.country, state: refusal.state });

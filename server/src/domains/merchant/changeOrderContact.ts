import type { Address, Order, OrderContactInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { deleteJoinNonces } from "../accounts/store/joinNonces.ts";
import { readLines } from "../orders/store/lines.ts";
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
      if (body.shipping) await requireFreeAddress(trx, order, body.shipping);
      const email = body.email ?? contact.email;
      await replaceContact(trx, order.id, {
        email,
        shipping: body.shipping ? toAddress(body.shipping) : contact.shipping,
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

type NewAddress = NonNullable<OrderContactInput["shipping"]>;

/** Refuses an address for an order that has left, or that was taxed for elsewhere. */
async function requireFreeAddress(trx: Transaction, order: Order, next: NewAddress): Promise<void> {
  const lines = await readLines(trx, order.id);
  if (lines.some(({ shipped }) => shipped > 0))
    refuseWrites<Refused>(refuse("orderShipped", null, { of: "address" }));
  const { shipping } = order.address;
  const isSame = (field: "country" | "state") =>
    fold(shipping?.[field] ?? undefined) === fold(next[field] ?? undefined);
  if (shipping && isSame("country") && isSame("state")) return;
  refuseWrites<Refused>(
    refuse("addressRegionFixed", { country: shipping?.country ?? null, state: shipping?.state ?? null }),
  );
}

const fold = (text: string | undefined): string => (text ?? "").trim().toUpperCase();

const toAddress = ({
  firstname,
  lastname,
  address1,
  address2,
  city,
  state,
  zipcode,
  country,
  phone,
}: NewAddress): Address =>
  ({
    firstname,
    lastname,
    address1,
    address2: address2 || null,
    city,
    state,
    zipcode,
    country: country.trim().toUpperCase(),
    phone: phone || null,
  }) as Address;

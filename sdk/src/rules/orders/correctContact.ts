import type { OrderContactInput } from "../../types.ts";
import type { OrderContact } from "./orderContact.ts";

/** A contact with what its merchant corrects, and the sentence that the order's history says it in. */
export function correctContact(
  contact: OrderContact,
  { email, shipping }: OrderContactInput,
): { contact: OrderContact; summary: string } {
  const changed = [...(email ? ["Email"] : []), ...(shipping ? ["Shipping address"] : [])];
  return {
    contact: {
      email: email ?? contact.email,
      shipping: shipping && contact.shipping ? toAddress(shipping, contact.shipping) : contact.shipping,
    },
    summary: `${changed.join(" and ")} corrected`,
  };
}

type Address = NonNullable<OrderContact["shipping"]>;

/** The new address with the country and state that the order has: reports count by them. */
const toAddress = (
  {
    firstname,
    lastname,
    address1,
    address2,
    city,
    zipcode,
    phone,
  }: NonNullable<OrderContactInput["shipping"]>,
  { country, state }: Address,
): Address =>
  ({
    firstname,
    lastname,
    address1,
    address2: address2 || null,
    city,
    state,
    zipcode,
    country,
    phone: phone || null,
  }) as Address;

import { BillingAddress, ShippingAddress, validateForm } from "@velours/sdk/forms";
import { InvalidRequestError, requireAddress } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { presentMember } from "./presentMember.ts";
import { requireMember } from "./requireMember.ts";

const forms = { billing: BillingAddress, shipping: ShippingAddress };

/** Keeps an address of the member, checked by the rules of its kind. */
export const saveAddress: Handler<"saveAddress"> = ({ params: { id, kind }, body }, context) => {
  const { member, refused } = requireMember(context, id);
  if (refused) return refused;
  const fields = validateForm(forms[kind], body);
  if (Object.keys(fields).length > 0) throw new InvalidRequestError(fields);
  requireAddress(body, { path: "", testZips: true });
  const {
    firstname,
    lastname,
    address1,
    address2 = null,
    city,
    state,
    zipcode,
    country,
    phone = null,
  } = body;
  const address = { firstname, lastname, address1, address2, city, state, zipcode, country, phone };
  member.addresses = { ...member.addresses, [kind]: address };
  return { status: 200, body: presentMember(member, context) };
};

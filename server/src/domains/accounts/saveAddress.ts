import { BillingAddress, ShippingAddress, validateForm } from "@velours/sdk/forms";
import { InvalidRequestError, requireAddress } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { presentUser } from "./presentUser.ts";
import { saveUserAddress } from "./store/users.ts";

const forms = { billing: BillingAddress, shipping: ShippingAddress };

/** Stores an address of the signed-in member, validated by the rules of its kind. */
export const saveAddress: Handler<"saveAddress"> = async ({ params: { id, kind }, body }, context) => {
  const { user, refused } = requireUser(context, id);
  if (refused) return refused;
  const fields = validateForm(forms[kind], body);
  if (Object.keys(fields).length > 0) throw new InvalidRequestError(fields);
  requireAddress(body, { path: "", testZips: context.config.taxProvider === "sandbox" });
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
  await saveUserAddress(context.store.db, user.id, kind, address);
  const addresses = { ...user.addresses, [kind]: address };
  return { status: 200, body: presentUser({ ...user, addresses }, context) };
};

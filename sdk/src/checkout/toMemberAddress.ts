import { BillingAddress, ShippingAddress, validateForm } from "../forms.ts";
import { InvalidRequestError } from "../requests/validate.ts";
import { spellRegion } from "../rules/addresses/spellRegion.ts";
import type { Address } from "../types.ts";
import { requireAddress } from "./requireAddress.ts";

const forms = { billing: BillingAddress, shipping: ShippingAddress };

/** The address to store for a member, validated by the rules of its kind. Throws an InvalidRequestError. */
export function toMemberAddress(
  kind: keyof typeof forms,
  sent: Address,
  { testZips }: { testZips: boolean },
) {
  const fields = validateForm(forms[kind], sent);
  if (Object.keys(fields).length > 0) throw new InvalidRequestError(fields);
  requireAddress(sent, { path: "", testZips });
  const { firstname, lastname, address1, address2 = null, city } = sent;
  const { state, zipcode, country, phone = null } = sent;
  return spellRegion({ firstname, lastname, address1, address2, city, state, zipcode, country, phone });
}

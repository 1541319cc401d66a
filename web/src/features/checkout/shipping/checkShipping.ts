import { Contact, ShippingAddress, ShippingMethod, validateForm } from "@velours/sdk/forms";
import type { AddressRegion } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { toAddress, trimAddress } from "../address/AddressForm.ts";
import type { CheckoutDraft } from "../draft/CheckoutDraft.ts";

interface CheckedShipping {
  /** Email, address and shipping method all pass. */
  ok: boolean;
  /** The parts that pass. */
  saved: Partial<CheckoutDraft["saved"]>;
  methodError: string | undefined;
}

/** Checks of Continue, together: email, the full address with its postcode, the shipping option chosen. */
export function checkShipping(
  draft: Pick<CheckoutDraft, "email" | "shipping" | "rate">,
  language: Language,
  problems: (address: AddressRegion) => object,
): CheckedShipping {
  const email = draft.email.trim();
  const shipping = toAddress(draft.shipping);
  const passes = {
    email: Object.keys(validateForm(Contact, { email: email || null })).length === 0,
    shipping:
      Object.keys(validateForm(ShippingAddress, trimAddress(draft.shipping))).length === 0 &&
      Object.keys(problems(shipping)).length === 0,
  };
  const methodError = validateForm(ShippingMethod, draft.rate ?? {}, language).type;
  return {
    ok: passes.email && passes.shipping && methodError === undefined,
    saved: { ...(passes.email && { email }), ...(passes.shipping && { shipping }) },
    methodError,
  };
}

import { regionsOfCurrency } from "@velours/sdk/rules";
import type { Region } from "@velours/sdk/types";
import type { AddressForm } from "../address/AddressForm.ts";
import type { CheckoutDraft } from "./CheckoutDraft.ts";

/**
 * The draft in the shopper's region. After a change of region the shipping option is chosen again, and an address in a
 * country the region does not ship to moves to the region's, without what only the old country has.
 */
export function draftFor(
  draft: CheckoutDraft,
  { country, currency }: Pick<Region, "country" | "currency">,
  regions: readonly Pick<Region, "country" | "currency">[],
): CheckoutDraft {
  const region = `${country} ${currency}`;
  if (draft.region === region) return draft;
  const reachable = regionsOfCurrency(regions, currency).some(
    (each) => each.country === draft.shipping.country,
  );
  if (reachable) return { ...draft, region, rate: null };
  const shipping: AddressForm = { ...draft.shipping, country, state: "", zipcode: "" };
  return { ...draft, region, rate: null, shipping, saved: { ...draft.saved, shipping: null } };
}

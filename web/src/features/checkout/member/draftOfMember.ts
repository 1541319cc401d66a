import type { Address, Region, User } from "@velours/sdk/types";
import type { AddressForm } from "../address/AddressForm.ts";
import type { CheckoutDraft } from "../draft/CheckoutDraft.ts";

interface Place {
  region: Pick<Region, "country" | "currency">;
  regions: readonly Pick<Region, "country" | "currency">[];
  empty: CheckoutDraft;
  /** Passed on: the checkout's first load has it, and this file comes for members alone. */
  toAddressForm: (address: Address, country: string) => AddressForm;
}

const isBlank = ({ country: _, ...form }: AddressForm): boolean =>
  Object.values(form).every((value) => value.trim() === "");

/**
 * The draft of a signed-in member: their email, and their addresses where nothing is typed yet. A guest's draft is
 * kept when they sign in; another member's is not.
 */
export function draftOfMember(draft: CheckoutDraft, user: User, place: Place): CheckoutDraft {
  const { email, id } = user;
  if (draft.member === id)
    return draft.email === email && draft.saved.email === email
      ? draft
      : { ...draft, email, saved: { ...draft.saved, email } };
  const { region, regions, empty, toAddressForm } = place;
  const own = draft.member === null ? draft : { ...empty, region: draft.region };
  const { shipping, billing } = user.address;
  const isReachable = regions.some(
    ({ country, currency }) => country === shipping?.country && currency === region.currency,
  );
  const fillsShipping = shipping && isReachable && isBlank(own.shipping);
  const fillsBilling = billing && isBlank(own.billing);
  return {
    ...own,
    member: id,
    email,
    ...(fillsShipping && { shipping: toAddressForm(shipping, region.country) }),
    ...(fillsBilling && { billing: toAddressForm(billing, region.country) }),
    saved: { ...own.saved, email, ...(fillsBilling && { billing }) },
  };
}

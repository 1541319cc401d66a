import type { Address, ShippingOption } from "@velours/sdk/types";
import { type AddressForm, emptyAddress } from "../address/AddressForm.ts";

/** The form of one gift card. */
export interface GiftCardDraft {
  /** The recipient's. */
  email: string;
  message: string;
  /** The sender's. */
  name: string;
  /** Day the email is sent on, `YYYY-MM-DD`; empty for at once. */
  date: string;
}

/** The shopper's input, and its valid parts. Outlives a reload of the tab, not the tab. */
export interface CheckoutDraft {
  email: string;
  /** Id of the member it was made for; null for a guest. */
  member: number | null;
  shipping: AddressForm;
  billing: AddressForm;
  billingSameAsShipping: boolean;
  /** The shipping option chosen. */
  rate: ShippingOption | null;
  /** Country and currency the option was chosen for; null for not known. */
  region: string | null;
  /** The promotion that held when it was chosen. */
  ratePromotion: string | null;
  /** Input for each gift card bought, by its unit; a unit that is not here shows its line's values. */
  giftCards: Readonly<Record<string, GiftCardDraft>>;
  /** The valid parts. */
  saved: { email: string | null; shipping: Address | null; billing: Address | null };
}

export const emptyDraft = (country: string): CheckoutDraft => ({
  email: "",
  member: null,
  shipping: emptyAddress(country),
  billing: emptyAddress(country),
  billingSameAsShipping: true,
  rate: null,
  region: null,
  ratePromotion: null,
  giftCards: {},
  saved: { email: null, shipping: null, billing: null },
});

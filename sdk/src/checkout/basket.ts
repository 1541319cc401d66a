import type { Address, CartLineInput, Currency, Language, SelectedShipping } from "../types.ts";

/** The buyer and the cart of a request. */
export interface Basket {
  user?: {
    /** Undefined when it is not to be checked. */
    email?: string | null | undefined;
    address?: { shipping?: Address | null } | null;
  } | null;
  cart: {
    products: readonly CartLineInput[];
    promotion?: { name?: string } | null;
    giftCard?: { code?: string } | null;
    credits?: { uuid?: string | null } | null;
    shipping?: SelectedShipping | null;
    invoice: { currency: Currency };
  };
}

/** Which cart the shop builds from its own records. */
export interface CartRequest {
  products: readonly CartLineInput[];
  promotion: string | null | undefined;
  currency: Currency;
  language: Language;
  /** Shipping country; null or undefined leaves country-bound promotions unchecked. */
  country?: string | null | undefined;
  /** Null when no address is known; undefined when that is not to be checked. */
  email?: string | null | undefined;
}

export const toCartRequest = ({ user, cart }: Basket, language: Language): CartRequest => ({
  products: cart.products,
  promotion: cart.promotion?.name,
  currency: cart.invoice.currency,
  language,
  country: user?.address?.shipping?.country,
  email: user?.email,
});

import type { QuoteRequest } from "../rules/checkout/quoteInvoice.ts";
import { usablePromotion } from "../rules/promotions/matchPromotion.ts";
import type { Language } from "../types.ts";
import type { Basket } from "./basket.ts";
import type { ValidatedBasket } from "./validateBasket.ts";

/** The invoice request of a basket that may be bought. */
export const toQuoteRequest = (
  { user, cart: { shipping, invoice } }: Basket,
  { cart, giftCard, credits }: ValidatedBasket,
  language: Language,
): QuoteRequest => ({
  lines: cart.lines,
  promotion: usablePromotion(cart.promotion),
  giftCard,
  credits: credits?.balance ?? null,
  address: user?.address?.shipping,
  chosen: shipping,
  currency: invoice.currency,
  language,
});

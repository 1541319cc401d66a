import { validateCartLimits } from "../rules/cart/cartLimits.ts";
import type { PricedCart } from "../rules/checkout/priceCart.ts";
import { validateCredits } from "../rules/credits.ts";
import { type GiftCardRefusal, validateGiftCard } from "../rules/giftcards.ts";
import type { MatchedPromotion } from "../rules/promotions/matchPromotion.ts";
import type { Refusal } from "../rules/refusal.ts";
import type { CartValidationError, Currency, GiftCard, Site } from "../types.ts";
import type { Basket } from "./basket.ts";

/** A cart of the shop's own records, and what differs from what the shopper saw. */
export interface ValidatedCart extends PricedCart {
  promotion: MatchedPromotion | null;
  problems: CartValidationError | null;
}

/** Cash back that may be used: which balance, what is on it, and the currency in which it can be spent. */
export interface AppliedCredits {
  uuid: string;
  balance: number;
  currency: Currency;
}

/** The shop's records for a basket. */
export interface BasketRecords {
  cart: ValidatedCart;
  /** The gift card of the basket's code; undefined when there is none. */
  giftCard: GiftCard | undefined;
  /** The caller's own cash back on this site; undefined when they have none. */
  credits: AppliedCredits | undefined;
}

/** A cart that may be bought with what is to pay for it in part; its price is not known yet. */
export interface ValidatedBasket {
  cart: ValidatedCart;
  giftCard: GiftCard | null;
  credits: AppliedCredits | null;
}

export type BasketRefusal =
  | Refusal<"cartValidationErrors" | "cartLimitExceeded">
  | CreditsRefusal
  | GiftCardRefusal;
type CreditsRefusal = NonNullable<ReturnType<typeof validateCredits>>;

/** Checks a basket against the shop's records: what can be bought still and in one order, then cash back, then
 * the gift card. */
export function validateBasket(
  { cart }: Pick<Basket, "cart">,
  records: BasketRecords,
  { code: site, limits }: Pick<Site, "code" | "limits">,
): ValidatedBasket | { refused: BasketRefusal } {
  const { problems, lines } = records.cart;
  if (problems !== null) return { refused: { reference: "cartValidationErrors", value: problems } };
  const tooMuch = validateCartLimits(lines, limits);
  if (tooMuch !== null) return { refused: tooMuch };
  const applied = applyCredits(cart, records);
  if ("refused" in applied) return applied;
  const found = applyGiftCard(cart, records, site);
  if ("refused" in found) return found;
  return { cart: records.cart, ...found, ...applied };
}

/** The cash back a cart applies, null when it applies none; refused when it is empty, not the caller's own, or in another currency. */
function applyCredits(
  { credits: requested, invoice: { currency } }: Pick<Basket["cart"], "credits" | "invoice">,
  { credits: own }: Pick<BasketRecords, "credits">,
): { credits: AppliedCredits | null } | { refused: CreditsRefusal } {
  if (!requested) return { credits: null };
  const credits = own?.uuid === requested.uuid && own?.currency === currency ? own : undefined;
  const refused = validateCredits({ balance: credits?.balance ?? 0 });
  return refused === null ? { credits: credits ?? null } : { refused };
}

/** The gift card a cart applies, null when it applies none; refused when it cannot be used on this site, or in the cart's currency. */
export function applyGiftCard(
  { giftCard: requested, invoice: { currency } }: Pick<Basket["cart"], "giftCard" | "invoice">,
  { giftCard }: Pick<BasketRecords, "giftCard">,
  site: string,
): { giftCard: GiftCard | null } | { refused: GiftCardRefusal } {
  if (!requested?.code) return { giftCard: null };
  const refused = validateGiftCard(giftCard, { site, currency });
  return refused === null ? { giftCard: giftCard ?? null } : { refused };
}

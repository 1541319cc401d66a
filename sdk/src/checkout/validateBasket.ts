import type { PricedCart } from "../rules/checkout/priceCart.ts";
import type { Quote, QuoteRequest } from "../rules/checkout/quoteInvoice.ts";
import { toMinor } from "../rules/money.ts";
import type { FoundPromotion } from "../rules/promotions/matchPromotion.ts";
import type { Refusal } from "../rules/refusal.ts";
import { shippingMatches } from "../rules/shipping/chooseOption.ts";
import type {
  Address,
  CartLineInput,
  CartValidationError,
  Currency,
  GiftCard,
  Invoice,
  Language,
  SelectedShipping,
  ShippingOption,
} from "../types.ts";

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

/** A cart of the shop's own records, and what differs from what the shopper saw. */
export interface ValidatedCart extends PricedCart {
  promotion: FoundPromotion;
  problems: CartValidationError | null;
}

/** Cash back that may be used: which balance, and what is on it. */
export interface AppliedCredits {
  uuid: string;
  balance: number;
}

/** The buyer and the cart of a request. */
export interface Basket {
  user: { email: string; address?: { shipping?: Address | null } | null };
  cart: {
    products: readonly CartLineInput[];
    promotion?: { name?: string } | null;
    giftCard?: { code?: string } | null;
    credits?: { uuid?: string | null } | null;
    shipping?: SelectedShipping | null;
    invoice: { currency: Currency };
  };
}

export type Awaitable<T> = T | Promise<T>;

/**
 * Loads what is on record. Each source refuses in its own way (`Refused`): the refusal of a code also depends on
 * earlier attempts, which no rule knows.
 */
export interface CartSources<Refused> {
  loadCart(question: CartRequest): Awaitable<ValidatedCart>;
  /** The gift card of a code, which may be used on this site and in this currency; null without a code. */
  giftCard(
    code: string | null | undefined,
    currency: Currency,
  ): Awaitable<{ giftCard: GiftCard | null } | { refused: Refused }>;
  /** The caller's cash back; null for none, refused when it is empty or another member's. */
  credits(
    credits: Basket["cart"]["credits"],
  ): Awaitable<{ credits: AppliedCredits | null } | { refused: Refused }>;
  loadQuote(question: QuoteRequest): Promise<Quote>;
}

/** A cart that may be bought with what is to pay for it in part; its price is not known yet. */
export interface ValidatedBasket {
  cart: ValidatedCart;
  giftCard: GiftCard | null;
  credits: AppliedCredits | null;
}

/** Builds and checks a cart again: what can be bought still, then cash back, then the gift card. */
export async function validateBasket<Refused>(
  sources: Pick<CartSources<Refused>, "loadCart" | "giftCard" | "credits">,
  { user, cart }: Basket,
  language: Language,
): Promise<ValidatedBasket | { refused: Refused | Refusal<"cartValidationErrors"> }> {
  const { currency } = cart.invoice;
  const checked = await sources.loadCart({
    products: cart.products,
    promotion: cart.promotion?.name,
    currency,
    language,
    country: user.address?.shipping?.country,
    email: user.email,
  });
  if (checked.problems !== null)
    return { refused: { reference: "cartValidationErrors", value: checked.problems } };
  const applied = await sources.credits(cart.credits);
  if ("refused" in applied) return applied;
  const found = await sources.giftCard(cart.giftCard?.code, currency);
  if ("refused" in found) return found;
  return { cart: checked, giftCard: found.giftCard, credits: applied.credits };
}

/** Prices it again: the rate and the total, when the shopper saw one, must be what the shop itself finds. */
export async function priceBasket(
  sources: Pick<CartSources<never>, "loadQuote">,
  { cart: checked, giftCard, credits }: ValidatedBasket,
  { user, cart }: Basket,
  { language, total }: { language: Language; total: number | undefined },
): Promise<
  | { invoice: Invoice; option: ShippingOption | null }
  | { refused: Refusal<"shippingDoesNotMatch" | "invoiceDoesNotMatch"> }
> {
  const { invoice, option } = await sources.loadQuote({
    lines: checked.lines,
    promotion: checked.promotion.usable,
    giftCard,
    credits: credits?.balance ?? null,
    address: user.address?.shipping,
    chosen: cart.shipping,
    currency: cart.invoice.currency,
    language,
  });
  if (option === undefined || (option && cart.shipping && !shippingMatches([option], cart.shipping)))
    return { refused: { reference: "shippingDoesNotMatch", value: null } };
  if (total !== undefined && toMinor(invoice.total) !== toMinor(total))
    return { refused: { reference: "invoiceDoesNotMatch", value: { sent: total, total: invoice.total } } };
  return { invoice, option };
}

import { cartType } from "../rules/cart/cartType.ts";
import type { BuiltCart } from "../rules/checkout/buildCart.ts";
import { isDeviceData } from "../rules/checkout/isDeviceData.ts";
import type { Quote, QuoteQuestion } from "../rules/checkout/quote.ts";
import { validateGiftCard } from "../rules/giftcards.ts";
import { toMinor } from "../rules/money.ts";
import type { FoundPromotion } from "../rules/promotions/findPromotion.ts";
import type { Refusal } from "../rules/refusal.ts";
import { shippingMatches } from "../rules/shipping/chooseOption.ts";
import type {
  CartLineInput,
  CartValidationError,
  Checkout,
  Currency,
  GiftCard,
  Invoice,
  Language,
  Promotion,
  ShippingOption,
  Site,
} from "../types.ts";
import {
  requireDeliveries,
  requirePaymentDetails,
  requireService,
  requireShippingAddress,
} from "./requireCheckout.ts";

export interface CartQuestion {
  products: readonly CartLineInput[];
  promotion: string | null | undefined;
  currency: Currency;
  language: Language;
  /** Shipping country; null or undefined leaves country-bound promotions unchecked (CA-03). */
  country?: string | null | undefined;
  /** Null when no address is known; undefined when that is not to be checked. */
  email?: string | null | undefined;
}

/** A cart of the shop's own records, and what differs from what the shopper saw. */
export interface CheckedCart extends BuiltCart {
  promotion: FoundPromotion;
  problems: CartValidationError | null;
}

/** Cash back that may be used: which balance, and what is on it. */
export interface AppliedCredits {
  uuid: string;
  balance: number;
}

/** A checkout that may be paid: all amounts are the shop's own. */
export interface Purchase {
  checkout: Checkout;
  site: Site;
  cart: BuiltCart;
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  credits: AppliedCredits | null;
  option: ShippingOption | null;
  invoice: Invoice;
}

type Soon<T> = T | Promise<T>;

/** Who is asked for what is on record. */
export interface CheckoutSources {
  checkCart(question: CartQuestion): Soon<CheckedCart>;
  /** Undefined when nobody knows the code. */
  giftCard(code: string): Soon<GiftCard | undefined>;
  /** The cash back of whoever asks; null for none, undefined when it is empty or not theirs. */
  credits(asked: Checkout["cart"]["credits"]): Soon<AppliedCredits | null | undefined>;
  quote(question: QuoteQuestion): Promise<Quote>;
  site(): Soon<Site>;
  /** Whether the shop has somebody who lets shoppers pay later. */
  bnpl: boolean;
}

export type CheckoutRefusal = Refusal<
  | "cartValidationErrors"
  | "noCreditsAvailable"
  | "giftCardUnrecognizable"
  | "giftCardExpended"
  | "giftCardUnsupportedSite"
  | "giftCardCurrencyDoesNotMatch"
  | "shippingRateRequired"
  | "shippingDoesNotMatch"
  | "invoiceDoesNotMatch"
  | "kountDIDFailure"
>;

const refused = (reference: CheckoutRefusal["reference"], value: unknown = null) => ({
  refused: { reference, value },
});

/**
 * Builds, checks and prices a checkout again, in the one order its refusals have for server and mock: cart, deliveries,
 * cash back, gift card, address, rate, total, payment. Throws an InvalidRequest for what only this could find out.
 */
export async function judgeCheckout(
  sources: CheckoutSources,
  checkout: Checkout,
  { site: code, language }: { site: string; language: Language },
): Promise<{ purchase: Purchase } | { refused: CheckoutRefusal }> {
  const { user, cart, payment } = checkout;
  const { currency } = cart.invoice;
  const address = user.address?.shipping;
  const checked = await sources.checkCart({
    products: cart.products,
    promotion: cart.promotion?.name,
    currency,
    language,
    country: address?.country,
    email: user.email,
  });
  if (checked.problems !== null) return refused("cartValidationErrors", checked.problems);
  requireDeliveries(checked.lines);
  const credits = await sources.credits(cart.credits);
  if (credits === undefined) return refused("noCreditsAvailable", 0);

  const asked = cart.giftCard?.code;
  const giftCard = asked ? ((await sources.giftCard(asked)) ?? null) : null;
  const unusable = asked ? validateGiftCard(giftCard, { site: code, currency }) : null;
  if (unusable !== null) return { refused: unusable };

  const type = cartType(checked.lines);
  const parcel = type === "physical" || type === "mix";
  if (parcel) requireShippingAddress(checkout, type);
  if (parcel && !cart.shipping) return refused("shippingRateRequired");

  const promotion = checked.promotion.usable;
  const { invoice, option } = await sources.quote({
    lines: checked.lines,
    promotion,
    giftCard,
    credits: credits?.balance ?? null,
    address,
    chosen: cart.shipping,
    currency,
    language,
  });
  if (option === undefined || (option && cart.shipping && !shippingMatches([option], cart.shipping))) {
    return refused("shippingDoesNotMatch");
  }
  if (toMinor(invoice.total) !== toMinor(cart.invoice.total)) {
    return refused("invoiceDoesNotMatch", { sent: cart.invoice.total, total: invoice.total });
  }
  const site = await sources.site();
  if (invoice.total > 0) {
    requirePaymentDetails(checkout);
    requireService(payment.service, { site, invoice, lines: checked.lines, bnpl: sources.bnpl });
    if ((payment.gateway ?? "braintree") === "braintree" && !isDeviceData(payment.deviceData)) {
      return refused("kountDIDFailure");
    }
  }
  return { purchase: { checkout, site, cart: checked, promotion, giftCard, credits, option, invoice } };
}

import { cartType } from "../rules/cart/cartType.ts";
import { isDeviceData } from "../rules/checkout/isDeviceData.ts";
import type { PricedCart } from "../rules/checkout/priceCart.ts";
import type { Quote } from "../rules/checkout/quoteInvoice.ts";
import { type OrderPaymentKind, parsePayment } from "../rules/payments/parsePayment.ts";
import type { JudgedPromotion } from "../rules/promotions/judgePromotion.ts";
import { usablePromotion } from "../rules/promotions/matchPromotion.ts";
import type { Refusal } from "../rules/refusal.ts";
import type { Checkout, GiftCard, Invoice, ShippingOption, Site } from "../types.ts";
import { requireAddress } from "./requireAddress.ts";
import {
  invalidService,
  requireDeliveries,
  requirePaymentDetails,
  requireService,
  requireShippingAddress,
} from "./requireCheckout.ts";
import {
  type AppliedCredits,
  type BasketRecords,
  type BasketRefusal,
  type ValidatedBasket,
  validateBasket,
} from "./validateBasket.ts";
import { validateQuote } from "./validateQuote.ts";

/** A checkout that may be paid: all amounts are the shop's own. */
export interface Purchase {
  checkout: Omit<Checkout, "payment">;
  payment: OrderPaymentKind;
  site: Site;
  cart: PricedCart;
  promotion: JudgedPromotion | null;
  giftCard: GiftCard | null;
  credits: AppliedCredits | null;
  option: ShippingOption | null;
  invoice: Invoice;
  /** Discount of each of the cart's lines, by the promotion. */
  discounts: readonly number[];
}

/** Terms shared by all checkouts of a shop. */
export interface CheckoutTerms {
  site: Site;
  /** The shop has a buy-now-pay-later provider. */
  bnpl: boolean;
  /** Accepts ZIP codes that do not exist, which make sandbox services fail. */
  testZips: boolean;
}

const refused = <Reference extends string>(reference: Reference) => ({
  refused: { reference, value: null } as Refusal<Reference>,
});

/**
 * The first of a checkout's two decisions, before taxes are asked for: whether the shop's records let it be bought. The
 * refusals have one order for server and mock: cart, cash back, gift card, deliveries, address, rate. Throws an
 * InvalidRequestError for what only this could find out.
 */
export function validateOrderable(
  checkout: Checkout,
  records: BasketRecords,
  { site, testZips }: CheckoutTerms,
): ValidatedBasket | { refused: BasketRefusal | Refusal<"shippingRateRequired"> } {
  const validated = validateBasket(checkout, records, site);
  if ("refused" in validated) return validated;
  const { lines } = validated.cart;
  const { shipping, billing } = checkout.user.address ?? {};
  requireDeliveries(lines);
  const type = cartType(lines);
  const parcel = type === "physical" || type === "mix";
  if (parcel) requireShippingAddress(checkout, type);
  if (parcel) requireAddress(shipping, { path: "user.address.shipping", testZips });
  requireAddress(billing, { path: "user.address.billing", testZips });
  return parcel && !checkout.cart.shipping ? refused("shippingRateRequired") : validated;
}

/**
 * The second decision, on the shop's own invoice of what validateOrderable let pass: whether it may be paid. Refuses
 * the rate, then the total, then the payment; throws an InvalidRequestError for payment details that are missing.
 */
export function validateCheckout(
  { payment: sent, ...checkout }: Checkout,
  { cart, giftCard, credits }: ValidatedBasket,
  quote: Quote,
  { site, bnpl }: CheckoutTerms,
):
  | { purchase: Purchase }
  | { refused: Refusal<"shippingDoesNotMatch" | "invoiceDoesNotMatch" | "kountDIDFailure"> } {
  const { shipping, invoice: seen } = checkout.cart;
  const quoted = validateQuote(quote, { shipping, total: seen.total });
  if ("refused" in quoted) return quoted;
  const { invoice } = quoted;
  if (invoice.total > 0) {
    requirePaymentDetails({ ...checkout, payment: sent });
    requireService(sent.service, { site, invoice, lines: cart.lines, bnpl });
  }
  const payment = parsePayment(sent, invoice);
  if (payment === undefined) throw invalidService();
  if ("deviceData" in payment && !isDeviceData(payment.deviceData)) return refused("kountDIDFailure");
  const promotion = usablePromotion(cart.promotion);
  return { purchase: { checkout, payment, site, cart, promotion, giftCard, credits, ...quoted } };
}

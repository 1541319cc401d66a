import { cartType } from "../rules/cart/cartType.ts";
import { isDeviceData } from "../rules/checkout/isDeviceData.ts";
import type { PricedCart } from "../rules/checkout/priceCart.ts";
import type { Refusal } from "../rules/refusal.ts";
import type { Checkout, GiftCard, Invoice, Language, Promotion, ShippingOption, Site } from "../types.ts";
import { requireAddress } from "./requireAddress.ts";
import {
  requireDeliveries,
  requirePaymentDetails,
  requireService,
  requireShippingAddress,
} from "./requireCheckout.ts";
import {
  type AppliedCredits,
  type Awaitable,
  type CartSources,
  priceBasket,
  validateBasket,
} from "./validateBasket.ts";

/** A checkout that may be paid: all amounts are the shop's own. */
export interface Purchase {
  checkout: Checkout;
  site: Site;
  cart: PricedCart;
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  credits: AppliedCredits | null;
  option: ShippingOption | null;
  invoice: Invoice;
}

export interface CheckoutSources<Refused> extends CartSources<Refused> {
  site(): Awaitable<Site>;
  /** Whether the shop has somebody who lets shoppers pay later. */
  bnpl: boolean;
  /** Whether ZIP codes that do not exist may be used to make sandbox services fail. */
  testZips: boolean;
}

export type CheckoutRefusal = Refusal<
  | "cartValidationErrors"
  | "shippingRateRequired"
  | "shippingDoesNotMatch"
  | "invoiceDoesNotMatch"
  | "kountDIDFailure"
>;

const refused = (reference: CheckoutRefusal["reference"]) => ({ refused: { reference, value: null } });

/**
 * Builds, checks and prices a checkout again, in the one order its refusals have for server and mock: cart, cash back,
 * gift card, deliveries, address, rate, total, payment. Throws an InvalidRequest for what only this could find out.
 */
export async function validateCheckout<Refused>(
  sources: CheckoutSources<Refused>,
  checkout: Checkout,
  language: Language,
): Promise<{ purchase: Purchase } | { refused: Refused | CheckoutRefusal }> {
  const { cart, payment } = checkout;
  const validated = await validateBasket(sources, checkout, language);
  if ("refused" in validated) return validated;
  const { lines, promotion } = validated.cart;
  requireDeliveries(lines);
  const type = cartType(lines);
  const parcel = type === "physical" || type === "mix";
  if (parcel) requireShippingAddress(checkout, type);
  const { testZips } = sources;
  if (parcel) requireAddress(checkout.user.address?.shipping, { path: "user.address.shipping", testZips });
  requireAddress(checkout.user.address?.billing, { path: "user.address.billing", testZips });
  if (parcel && !cart.shipping) return refused("shippingRateRequired");

  const priced = await priceBasket(sources, validated, checkout, { language, total: cart.invoice.total });
  if ("refused" in priced) return priced;
  const site = await sources.site();
  if (priced.invoice.total > 0) {
    requirePaymentDetails(checkout);
    requireService(payment.service, { site, invoice: priced.invoice, lines, bnpl: sources.bnpl });
    if ((payment.gateway ?? "braintree") === "braintree" && !isDeviceData(payment.deviceData)) {
      return refused("kountDIDFailure");
    }
  }
  return { purchase: { ...validated, ...priced, checkout, site, promotion: promotion.usable } };
}

import { GiftCardForms, validateForm } from "../forms.ts";
import { InvalidRequestError, validatorCompiler } from "../requests/validate.ts";
import { isGiftCard } from "../rules/cart/productTypes.ts";
import { giftCardForms } from "../rules/checkout/giftCardForms.ts";
import { type PaymentMethod, paymentMethods } from "../rules/checkout/paymentMethods.ts";
import type { CartLine, Checkout, Invoice, Payment, Site } from "../types.ts";

// Validation that needs the shop's own data, so no schema can express it. Each function throws an InvalidRequestError.

/** Every gift card bought goes to somebody and comes from somebody, by the form's own rules. */
export function requireDeliveries(lines: readonly CartLine[]): void {
  if (!lines.some(isGiftCard)) return;
  const wrong = Object.entries(validateForm(GiftCardForms, giftCardForms(lines)));
  if (wrong.length === 0) return;
  throw new InvalidRequestError(Object.fromEntries(wrong.map(([path, text]) => [`giftCards${path}`, text])));
}

const validate = validatorCompiler({ schema: { "x-validator": "submitCheckoutBody" } });

function requireBody(body: unknown): void {
  const result = validate(body);
  if ("error" in result) throw result.error;
}

/** The contract asks for a shipping address by the type the caller says; what counts is what the lines are. */
export function requireShippingAddress(checkout: Checkout, type: "physical" | "mix"): void {
  if (checkout.cart.type === type) return;
  requireBody({ ...checkout, cart: { ...checkout.cart, type } });
}

/**
 * A gift card switches the payment's own rules off in the contract, even when it covers only a part; what is left must
 * be paid, so they are applied again without it.
 */
export function requirePaymentDetails(checkout: Checkout): void {
  const { cart, payment } = checkout;
  const { discounts: _, ...invoice } = cart.invoice;
  // The contract asks nothing more of what the shop itself is to pay as free.
  const method = payment.service === "internal" ? undefined : payment.paymentMethod;
  requireBody({
    ...checkout,
    cart: { ...cart, giftCard: null, credits: null, invoice },
    payment: { ...payment, paymentMethod: method },
  });
}

const methods: Readonly<Record<Exclude<Payment["service"], "internal">, PaymentMethod>> = {
  braintree: "credit-card",
  paypal: "paypal",
  klarna: "klarna",
  venmo: "venmo",
  "apple-pay": "apple-pay",
  "google-pay": "google-pay",
};

export const invalidService = (): InvalidRequestError =>
  new InvalidRequestError({ "payment.service": "A valid service is required" });

/**
 * Refuses a service this order is not offered: buy-now-pay-later for other currencies or pre-orders, the device wallets
 * on other sites, the mobile-payment app without USD (5, payment method availability), and internal while something
 * is left to pay. `bnpl`: whether the shop has somebody who lets shoppers pay later.
 */
export function requireService(
  service: Payment["service"],
  { site, invoice, lines, bnpl }: { site: Site; invoice: Invoice; lines: readonly CartLine[]; bnpl: boolean },
): void {
  const offered = paymentMethods({
    site: site.code,
    currency: invoice.currency,
    total: invoice.total,
    lines,
    flags: site.flags,
    disabled: site.payments.disabledMethods,
    providers: { wallet: true, bnpl, mobilePay: true, deviceWallet: 3, googlePay: 2 },
  });
  if (service !== "internal" && offered.includes(methods[service])) return;
  throw invalidService();
}

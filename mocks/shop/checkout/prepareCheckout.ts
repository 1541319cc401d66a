import { GiftCardForms, validateForm } from "@velours/sdk/forms";
import {
  cartType,
  giftCardForms,
  isGiftCard,
  shippingMatches,
  toMinor,
  validateGiftCard,
} from "@velours/sdk/rules";
import { type BuiltCart, InvalidRequest, validatorCompiler } from "@velours/sdk/shop";
import type { CartLine, Checkout, GiftCard, Invoice, Promotion, ShippingOption } from "@velours/sdk/types";
import { appliedCredits } from "../credits/appliedCredits.ts";
import type { Answer, Context } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";
import { checkCart, quoteCart } from "./checkCart.ts";

/** A checkout that may be paid. */
export interface Purchase {
  cart: BuiltCart;
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  option: ShippingOption | null;
  invoice: Invoice;
}

/** Builds, checks and prices the cart again, in the order of the server's refusals. */
export async function prepareCheckout(context: Context, checkout: Checkout): Promise<Purchase | Answer> {
  const { user, cart } = checkout;
  const { currency } = cart.invoice;
  const { language, site, session } = context;
  const address = user.address?.shipping;
  const checked = checkCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency,
    language,
    country: address?.country,
    email: user.email,
  });
  if (checked.problems !== null) return refuse("cartValidationErrors", checked.problems);
  requireDeliveries(checked.lines);
  const applied = appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied.refused;

  const code = cart.giftCard?.code;
  const giftCard = (code && session.giftCard(code)) || null;
  const refusal = code ? validateGiftCard(giftCard, { site, currency }) : null;
  if (refusal !== null) return refuseRule(refusal);
  const type = cartType(checked.lines);
  const parcel = type === "physical" || type === "mix";
  // The contract asks for a shipping address by the type the caller says; what counts is what the lines are.
  if (parcel && cart.type !== type) requireBody({ ...checkout, cart: { ...cart, type } });
  if (parcel && !cart.shipping) return refuse("shippingRateRequired");

  const promotion = checked.promotion.usable;
  const { lines } = checked;
  const chosen = cart.shipping;
  const { invoice, option } = await quoteCart({
    lines,
    promotion,
    giftCard,
    credits: applied.balance,
    address,
    chosen,
    currency,
    language,
  });
  if (option === undefined || (option && chosen && !shippingMatches([option], chosen))) {
    return refuse("shippingDoesNotMatch");
  }
  if (toMinor(invoice.total) !== toMinor(cart.invoice.total)) {
    return refuse("invoiceDoesNotMatch", { sent: cart.invoice.total, total: invoice.total });
  }
  if (invoice.total > 0) requirePaymentDetails(checkout);
  return { cart: checked, promotion, giftCard, option, invoice };
}

/** Every gift card bought goes to somebody and comes from somebody (CA-24). */
function requireDeliveries(lines: readonly CartLine[]): void {
  if (!lines.some(isGiftCard)) return;
  const wrong = Object.entries(validateForm(GiftCardForms, giftCardForms(lines)));
  if (wrong.length === 0) return;
  throw new InvalidRequest(Object.fromEntries(wrong.map(([path, text]) => [`giftCards${path}`, text])));
}

const validate = validatorCompiler({ schema: { "x-validator": "submitCheckoutBody" } });

function requireBody(body: unknown): void {
  const result = validate(body);
  if ("error" in result) throw result.error;
}

/** What a gift card leaves must be paid, so the payment's own rules are applied again without it (CA-15). */
function requirePaymentDetails(checkout: Checkout): void {
  const { cart, payment } = checkout;
  const { discounts: _, ...invoice } = cart.invoice;
  const method = payment.paymentMethod === "free" ? undefined : payment.paymentMethod;
  requireBody({
    ...checkout,
    cart: { ...cart, giftCard: null, credits: null, invoice },
    payment: { ...payment, paymentMethod: method },
  });
  if (payment.service === "internal")
    throw new InvalidRequest({ "payment.service": "A valid service is required" });
}

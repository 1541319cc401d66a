import { GiftCardForms, validateForm } from "@velours/sdk/forms";
import {
  cartType,
  giftCardForms,
  isGiftCard,
  shippingMatches,
  toMinor,
  validateGiftCard,
} from "@velours/sdk/rules";
import type { BuiltCart } from "@velours/sdk/shop";
import type {
  CartLine,
  Checkout,
  GiftCard,
  Invoice,
  Promotion,
  ShippingOption,
  Site,
} from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { type AppliedCredits, appliedCredits } from "../credits/appliedCredits.ts";
import { type Result, refuse } from "../generated/handlers.ts";
import { InvalidRequest, validatorCompiler } from "../generated/validate.ts";
import { readGiftCard } from "../giftcards/store.ts";
import { refuseRule } from "../http/refuseRule.ts";
import { isDeviceData } from "../payments/isDeviceData.ts";
import { requireService } from "../payments/requireService.ts";
import { readSite } from "../sites/store.ts";
import { checkCart } from "./checkCart.ts";
import { quote } from "./quote.ts";

/** A checkout that may be paid: all amounts are the server's own. */
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

type Refused = { refused: Result<"submitCheckout"> };

/** Builds, checks and prices the cart again; refuses when anything is not as the shopper saw it. */
export async function prepareCheckout(
  context: Context,
  checkout: Checkout,
): Promise<{ purchase: Purchase } | Refused> {
  const { user, cart } = checkout;
  const { currency } = cart.invoice;
  const { language, site } = context;
  const address = user.address?.shipping;
  const checked = await checkCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency,
    language,
    country: address?.country,
    email: user.email,
  });
  if (checked.problems !== null) return { refused: refuse("cartValidationErrors", checked.problems) };
  requireDeliveries(checked.lines);
  const applied = await appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied;
  const { credits } = applied;

  const code = cart.giftCard?.code;
  const giftCard = code ? ((await readGiftCard(context.store.db, code)) ?? null) : null;
  if (code) {
    const refusal = validateGiftCard(giftCard, { site, currency });
    if (refusal !== null) return { refused: refuseRule(refusal) };
  }
  const type = cartType(checked.lines);
  const parcel = type === "physical" || type === "mix";
  if (parcel) requireShippingAddress(checkout, type);
  if (parcel && !cart.shipping) return { refused: refuse("shippingRateRequired") };

  const promotion = checked.promotion.usable;
  const { invoice, option } = await quote(context, {
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
    return { refused: refuse("shippingDoesNotMatch") };
  }
  if (toMinor(invoice.total) !== toMinor(cart.invoice.total)) {
    const value = { sent: cart.invoice.total, total: invoice.total };
    return { refused: refuse("invoiceDoesNotMatch", value) };
  }
  const settings = await readSite(context.store.db, site);
  if (settings === undefined) throw new Error(`site ${site} has no settings`);
  if (invoice.total > 0) {
    requirePaymentDetails(checkout);
    const { service, gateway, deviceData } = checkout.payment;
    const bnpl = context.config.bnplProvider !== "none";
    requireService(service, { site: settings, invoice, lines: checked.lines, bnpl });
    if ((gateway ?? "braintree") === "braintree" && !isDeviceData(deviceData)) {
      return { refused: refuse("kountDIDFailure") };
    }
  }
  return {
    purchase: { checkout, site: settings, cart: checked, promotion, giftCard, credits, option, invoice },
  };
}

/** Every gift card bought goes to somebody and comes from somebody, by the form's own rules (CA-24). */
function requireDeliveries(lines: readonly CartLine[]): void {
  if (!lines.some(isGiftCard)) return;
  const wrong = Object.entries(validateForm(GiftCardForms, giftCardForms(lines)));
  if (wrong.length === 0) return;
  throw new InvalidRequest(Object.fromEntries(wrong.map(([path, text]) => [`giftCards${path}`, text])));
}

const validate = validatorCompiler({ schema: { "x-validator": "submitCheckoutBody" } });

/** The contract asks for a shipping address by the type the caller says; what counts is what the lines are. */
function requireShippingAddress(checkout: Checkout, type: "physical" | "mix"): void {
  if (checkout.cart.type === type) return;
  const result = validate({ ...checkout, cart: { ...checkout.cart, type } });
  if ("error" in result) throw result.error;
}

/**
 * A gift card switches the payment's own rules off in the contract, even when it covers only a part; what is left must
 * be paid, so they are applied again without it (CA-15).
 */
function requirePaymentDetails(checkout: Checkout): void {
  const { cart, payment } = checkout;
  const { discounts: _, ...invoice } = cart.invoice;
  const method = payment.paymentMethod === "free" ? undefined : payment.paymentMethod;
  const result = validate({
    ...checkout,
    cart: { ...cart, giftCard: null, credits: null, invoice },
    payment: { ...payment, paymentMethod: method },
  });
  if ("error" in result) throw result.error;
}

import { giftCardSubtotal, lineInput, sumAmounts } from "@velours/sdk/rules";
import type {
  Address,
  BillingAddress,
  BnplQuestion,
  CartLine,
  CartType,
  Checkout,
  Credits,
  Currency,
  GiftCard,
  Invoice,
  InvoiceQuestion,
  Language,
  Payment,
  Promotion,
  ShippingOption,
  ShippingQuestion,
  ValidationCart,
} from "@velours/sdk/types";
import type { CheckoutAnalytics } from "../../platform/analytics/CheckoutAnalytics.ts";

/** The cart as the calls of checkout need it. */
export interface PayableCart {
  lines: readonly CartLine[];
  type: CartType;
  promotion: Pick<Promotion, "name"> | null;
  giftCard: Pick<GiftCard, "code"> | null;
  /** The cash back applied. */
  credits: Pick<Credits, "data"> | null;
  currency: Currency;
  /** The shipping option chosen; null for digital carts. */
  rate: ShippingOption | null;
  /** Token of the prepared order that is paid with it; undefined for none. */
  draft?: string | undefined;
}

/** Where the visit came from, from the attribution cookies. */
export interface Attribution {
  source: string | null;
  campaign: string | null;
  medium: string | null;
}

const named = (promotion: PayableCart["promotion"]) => (promotion ? { name: promotion.name } : null);

const selected = (rate: ShippingOption | null) =>
  rate && { service: rate.service, type: rate.type, identifier: rate.identifier, amount: rate.amount };

/** Question for the ways to ship: the subtotal is the one after the promotion, without gift cards. */
export const shippingQuestion = (
  cart: Pick<PayableCart, "lines" | "promotion" | "currency">,
  { subtotal, discounts }: Pick<Invoice, "subtotal" | "discounts">,
  address: Address,
  language: Language,
): ShippingQuestion => ({
  subtotal: sumAmounts([subtotal, -giftCardSubtotal(cart.lines), -discounts.promotion]),
  promotion: cart.promotion?.name ?? null,
  address,
  products: cart.lines.map(lineInput),
  currency: cart.currency,
  language,
  tiers: [],
});

const cartInput = (cart: PayableCart) => ({
  products: cart.lines.map(lineInput),
  promotion: named(cart.promotion),
  giftCard: cart.giftCard && { code: cart.giftCard.code },
  credits: cart.credits?.data ?? null,
  shipping: selected(cart.rate),
  type: cart.type,
});

/**
 * Body of the invoice request, sent on entry of the payment step and after each change of the body. `email` is null while
 * it is unknown, which promotions may be refused for; undefined where the purchase will have one.
 */
export const invoiceQuestion = (
  cart: PayableCart,
  { email, shipping }: { email: string | null | undefined; shipping: Address | null },
): InvoiceQuestion => ({
  user: { ...(email !== undefined && { email }), address: { shipping } },
  cart: { ...cartInput(cart), invoice: { currency: cart.currency } },
});

/** Body of the request for a buy-now-pay-later session. */
export const bnplQuestion = (
  cart: PayableCart,
  {
    email,
    billing,
    shipping,
    invoice,
  }: { email: string; billing: Address | null; shipping: Address | null; invoice: Invoice },
): BnplQuestion => ({
  invoice: { total: invoice.total },
  user: { email, address: { billing, shipping } },
  cart: { ...cartInput(cart), invoice: { currency: cart.currency } },
});

/** Body of the validation before a payment: does the shop still sell this cart? */
export const validationQuestion = (
  cart: PayableCart,
  { email, shipping, invoice }: { email: string | null; shipping: Address | null; invoice: Invoice },
): {
  user: { email: string | null; address: { shipping: { country: string | null } | null } };
  cart: ValidationCart;
} => ({
  user: { email, address: { shipping: shipping && { country: shipping.country ?? null } } },
  cart: {
    products: cart.lines.map(lineInput),
    promotion: named(cart.promotion),
    type: cart.type,
    invoice,
  },
});

/** The same in express checkout, which knows neither buyer nor address when it opens. */
export const expressValidation = ({
  lines,
  promotion,
  type,
  currency,
}: Omit<PayableCart, "rate">): { cart: ValidationCart } => ({
  cart: { products: lines.map(lineInput), promotion: named(promotion), type, invoice: { currency } },
});

/** The purchase. */
export const checkoutBody = (
  cart: PayableCart,
  {
    email,
    billing,
    shipping,
    invoice,
    attribution,
    analytics,
    payment,
  }: {
    email: string;
    billing: Address;
    shipping: Address | null;
    invoice: Invoice;
    attribution: Attribution;
    analytics: CheckoutAnalytics;
    payment: Payment;
  },
): Checkout => ({
  user: {
    email,
    address: {
      billing: billing as BillingAddress,
      shipping,
    },
    ip: null,
  },
  cart: { ...cartInput(cart), invoice },
  affiliate: attribution,
  analytics,
  ...(cart.draft !== undefined && { draft: cart.draft }),
  payment,
});

import type { Address, CartLine, Currency, Invoice } from "../../types.ts";
import { sizedImage } from "../checkout/summary.ts";
import { toMinor } from "../money.ts";
import { bnplLocale } from "./bnplLocale.ts";

/** A line of a buy-now-pay-later order; amounts in cents. */
export interface BnplLine {
  type: "physical" | "digital" | "sales_tax" | "shipping_fee" | "discount" | "gift_card" | "store_credit";
  reference?: string;
  name: string;
  quantity: number;
  unit_price: number;
  total_amount: number;
  image_url?: string;
}

export interface BnplAddress {
  given_name: string;
  family_name: string;
  email: string;
  street_address: string;
  street_address2: string;
  postal_code: string;
  city: string;
  region: string;
  phone: string;
  country: string;
}

/**
 * The order the buy-now-pay-later dialog authorises. The lines add up to order_amount as long as
 * something is left to pay; with nothing left the method is not offered: cash back, spent in whole amounts, may then
 * exceed what was due.
 */
export interface BnplOrder {
  order_amount: number;
  order_tax_amount: number;
  order_lines: BnplLine[];
  billing_address: BnplAddress;
  shipping_address: BnplAddress;
  purchase_country: string;
  purchase_currency: Currency;
  locale: string;
}

export interface BnplQuestion {
  lines: readonly CartLine[];
  invoice: Pick<Invoice, "currency" | "discounts" | "payments" | "shipping" | "taxes" | "total">;
  email: string;
  billing: Address | null;
  /** Null for digital orders: the billing address stands in. */
  shipping: Address | null;
  /** Makes image addresses absolute: `https://boutique.example`. */
  origin: string;
}

const getImageUrl = ({ product, variant }: CartLine): string | undefined =>
  (product.images.find((image) => image.id === variant.image_id) ?? product.images[0])?.src;

function productLine(line: CartLine, origin: string): BnplLine {
  const total = line.free ? 0 : toMinor(line.price);
  const image = getImageUrl(line);
  return {
    type: line.medium,
    reference: String(line.variant.id),
    name: line.product.title,
    quantity: line.quantity,
    unit_price: total / line.quantity,
    total_amount: total,
    ...(image && { image_url: new URL(sizedImage(image), origin).href }),
  };
}

const otherLine = (type: BnplLine["type"], name: string, cents: number): BnplLine => ({
  type,
  name,
  quantity: 1,
  unit_price: cents || 0,
  total_amount: cents || 0,
});

/** An address as the provider wants it; what is missing is an empty text. */
const bnplAddress = (address: Address | null, email: string): BnplAddress => ({
  given_name: address?.firstname ?? "",
  family_name: address?.lastname ?? "",
  email,
  street_address: address?.address1 ?? "",
  street_address2: address?.address2 ?? "",
  postal_code: address?.zipcode ?? "",
  city: address?.city ?? "",
  region: address?.state ?? "",
  phone: address?.phone ?? "",
  country: address?.country?.toUpperCase() ?? "",
});

/** The order to authorise. Tax that prices contain already is no line: it would be paid twice. */
export function bnplOrder({ lines, invoice, email, billing, shipping, origin }: BnplQuestion): BnplOrder {
  const { discounts, payments, taxes, currency } = invoice;
  const tax = taxes.included ? 0 : toMinor(taxes.total);
  const giftCard = toMinor(payments.giftCard);
  const credits = toMinor(payments.credits);
  return {
    order_amount: toMinor(invoice.total),
    order_tax_amount: tax,
    order_lines: [
      ...lines.map((line) => productLine(line, origin)),
      otherLine("sales_tax", "Tax", tax),
      otherLine("shipping_fee", "Shipping", toMinor(invoice.shipping)),
      otherLine("discount", "Discount", -toMinor(discounts.promotion)),
      ...(giftCard > 0 ? [otherLine("gift_card", "Gift Card", -giftCard)] : []),
      ...(credits > 0 ? [otherLine("store_credit", "Credits/Cash Back", -credits)] : []),
    ],
    billing_address: bnplAddress(billing, email),
    shipping_address: bnplAddress(shipping ?? billing, email),
    purchase_country: (billing?.country ?? shipping?.country ?? "").toUpperCase(),
    purchase_currency: currency,
    locale: bnplLocale(currency),
  };
}

import {
  type AddressLanguage,
  displayTotal,
  formatMoney,
  getVariantImages,
  isWarranty,
  lineQuantityLimit,
  needsShipping,
  productLink,
  shippingReason,
  shippingSubtotal,
} from "@velours/sdk/rules";
import type { CartLine, Invoice, Region, Site } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { optionText } from "../../../platform/text/optionText.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { CartState } from "../CartState.ts";
import { cartTaxes } from "../cartTaxes.ts";
import { linePrice } from "../linePrice.ts";
import type { PlainCart } from "./plainCart.ts";

export interface PlainCartView {
  lines: {
    product: number;
    variant: number;
    title: string;
    href: string;
    image: string | null;
    choice: string;
    free: boolean;
    quantity: number;
    most: number;
    amount: string;
    former: string | null;
  }[];
  /** The promo code, and its worth; null while it does not count. */
  code: { name: string; worth: string | null } | null;
  codeError: string | null;
  /** Why this cart can't be bought. */
  error: string | null;
  rows: [label: string, amount: string][];
  total: [label: string, amount: string] | null;
  /** A sentence about what the total does not hold. */
  note: string | null;
  /** Something in it is not sold any more. */
  gone: boolean;
}

interface Circumstances {
  text: Text;
  language: AddressLanguage;
  region: Region;
  limits: Site["limits"];
  navigation: Site["navigation"];
  /** Text of the refusal of the code that was sent last. */
  refused: string | null;
}

/** A priced cart as its page without scripts says it. */
export function viewPlainCart(
  plain: PlainCart,
  state: CartState,
  { text, language, region, limits, navigation, refused }: Circumstances,
): PlainCartView {
  const { currency } = region;
  const { products, promotion, estimate, type, shippingRates } = state;
  const money = (amount: number) => formatMoney(amount, currency);
  const goods = products.data.filter((line) => !isWarranty(line));
  const shipped = needsShipping(type);
  const taxes = estimate ? cartTaxes(estimate, shipped, region) : "none";

  function viewLine(line: CartLine): PlainCartView["lines"][number] {
    const { product, variant, free, quantity } = line;
    const { amount, former } = linePrice(state, line);
    const image = getVariantImages(product.images, variant)[0];
    return {
      product: product.id,
      variant: variant.id,
      title: product.title,
      href: productLink(product, navigation),
      image: image?.src ?? null,
      choice: optionText(variant.option1, language),
      free,
      quantity,
      most: lineQuantityLimit(line, limits),
      amount: free ? text(m.cart_free) : money(amount),
      former: former === null ? null : money(former),
    };
  }

  function promotionWorth(): string | null {
    if (!estimate || promotion.error) return null;
    const { discounts } = estimate;
    if (discounts.promotion > 0) return `−${money(discounts.promotion)}`;
    return discounts.freeProduct > 0 || promotion.data?.free_shipping ? text(m.cart_free) : null;
  }

  function shippingCost(invoice: Invoice): string {
    const lines = products.data;
    const subtotal = shippingSubtotal(invoice, lines);
    if (shippingReason({ lines, rates: shippingRates.data, subtotal }) === "noRate")
      return text(m.at_checkout);
    return invoice.shipping === 0 ? text(m.cart_free) : money(invoice.shipping);
  }

  function viewRows(invoice: Invoice): PlainCartView["rows"] {
    const { subtotal } = invoice;
    const rows: PlainCartView["rows"] = [[text(m.subtotal), money(subtotal)]];
    if (shipped) rows.push([text(m.estimated_shipping), shippingCost(invoice)]);
    if (taxes === "vatIncluded") rows.push([text(m.vat_included), text(m.cart_included)]);
    if (taxes === "taxIncluded") rows.push([text(m.sales_tax), text(m.cart_included)]);
    return rows;
  }

  return {
    lines: goods.map(viewLine),
    code: plain.code === null ? null : { name: promotion.data?.name ?? plain.code, worth: promotionWorth() },
    codeError: refused ?? promotion.error?.message ?? null,
    error: products.error?.message ?? null,
    rows: estimate ? viewRows(estimate) : [],
    total: estimate
      ? [text(shipped ? m.estimated_total : m.total), money(displayTotal(estimate.total))]
      : null,
    note: taxes === "atCheckout" ? text(m.taxes_at_checkout) : null,
    gone: plain.lines.some((wanted) => !goods.some((line) => line.variant.id === wanted.variant)),
  };
}

import type { CartLine, Currency, Invoice, Product, Taxes, Variant } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import { estimateCart } from "../estimate.ts";
import { ceilLessPercent, toMinor } from "../money.ts";
import { minimumPrice, type PricedVariant, unitPrice } from "../prices.ts";

/** The price of one unit in an offer: `percent` off, rounded up to a whole amount, not below the minimum price. */
export function offeredPrice(
  product: Pick<Product, "minimum_prices">,
  variant: PricedVariant,
  { currency, percent }: { currency: Currency; percent: number },
): number {
  const price = unitPrice(variant, currency);
  if (percent <= 0) return price;
  return Math.min(price, Math.max(minimumPrice(product, currency), ceilLessPercent(price, percent)));
}

/**
 * A line of a single unit at an offered price; its usual price stands as its former price, so that the
 * invoice shows the saving.
 */
export function offerLine({
  product,
  variant,
  price,
  currency,
  now,
}: {
  product: Product;
  variant: Variant;
  price: number;
  currency: Currency;
  /** ms since 1970. */
  now: number;
}): CartLine {
  const former = unitPrice(variant, currency);
  const saves = toMinor(price) < toMinor(former);
  const offered: Variant = {
    ...variant,
    compare_at_price: saves ? former : null,
    compare_at_prices: saves ? { [currency]: former } : {},
  };
  return { ...createLine({ product, variant: offered, currency, now }), sale: saves, price };
}

/** The invoice of an offer: its lines and their tax, shipping included. */
export const offerInvoice = (
  lines: readonly CartLine[],
  currency: Currency,
  taxes: Taxes | null = null,
): Invoice => estimateCart({ lines, currency, shipping: 0, taxes });

import type { Currency, Product, Promotion } from "../../types.ts";
import { ceilLessPercent } from "../money.ts";
import { minimumPrice, type PricedVariant, unitPrice } from "../prices.ts";
import { isEligible } from "./eligibility.ts";

/**
 * The unit price to show on cards and lines under a percentage promotion (for display; the
 * estimate decides what is paid): rounded up to a whole amount, not below the minimum price unless overridden, not above
 * the price itself.
 */
export function discountedUnitPrice(
  product: Pick<Product, "id" | "type" | "minimum_prices">,
  variant: PricedVariant,
  {
    currency,
    percent,
    promotion,
  }: { currency: Currency; percent: number; promotion: Promotion | null | undefined },
): number {
  const price = unitPrice(variant, currency);
  if (!promotion || percent <= 0 || !isEligible(product, promotion)) return price;
  const least = promotion.override_minimum_product_prices ? 0 : minimumPrice(product, currency);
  return Math.min(price, Math.max(0, least, ceilLessPercent(price, percent)));
}

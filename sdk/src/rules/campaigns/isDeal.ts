import type { Currency, Product } from "../../types.ts";
import { hasPriceIn, isOnSale } from "../prices.ts";

/**
 * True for a product that may be called a deal in a currency: each variant sold in it costs less than it did, so that
 * whichever one a shopper chooses is reduced.
 */
export function isDeal({ variants }: Pick<Product, "variants">, currency: Currency): boolean {
  const sold = variants.filter((variant) => hasPriceIn(variant, currency));
  return sold.length > 0 && sold.every((variant) => isOnSale(variant, currency));
}

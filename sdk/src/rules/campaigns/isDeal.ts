import type { Currency, Product } from "../../types.ts";
import { shownVariants } from "../catalogue/shownVariants.ts";
import { hasPriceIn, isOnSale } from "../prices.ts";

/**
 * True for a product that may be called a deal in a currency: each variant sold in it costs less than it did, so that
 * whichever one a shopper chooses is reduced.
 */
export function isDeal(product: Pick<Product, "variants">, currency: Currency): boolean {
  const sold = shownVariants(product).filter((variant) => hasPriceIn(variant, currency));
  return sold.length > 0 && sold.every((variant) => isOnSale(variant, currency));
}

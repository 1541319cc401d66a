import { minimumPrice } from "@velours/sdk/rules";
import type { Currency, Product } from "@velours/sdk/types";

/** The least that a price may become: the product's own minimum, and never nothing. */
export const leastPrice = (product: Pick<Product, "minimum_prices">, currency: Currency): number =>
  Math.max(0.01, minimumPrice(product, currency));

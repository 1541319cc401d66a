import { createReason, type Reason } from "../reasons/Reason.ts";
import { leastPrice } from "../rules/catalogue/planPrices.ts";
import type { Product } from "../types.ts";

interface Stored {
  /** The product as it is stored; undefined for a new one. */
  product: Product | undefined;
  /** The next number that the shop gives to a variant. */
  nextVariant: number;
}

/** Why a product cannot be saved, beside what an import refuses; undefined when nothing is wrong. */
export function productProblem(next: Product, { product, nextVariant }: Stored): Reason | undefined {
  if (next.title.trim() === "") return createReason("blankTitle");
  const images = next.images.map(({ id }) => id);
  if (new Set(images).size < images.length) return createReason("imagesShareId");
  const foreign = next.variants.find(({ id }) => id >= nextVariant);
  if (foreign !== undefined) return createReason("foreignVariant", { variant: foreign.id });
  for (const { id, prices } of next.variants) {
    const before = product?.variants.find((variant) => variant.id === id)?.prices;
    for (const [currency, price] of Object.entries(prices)) {
      if (price === undefined || price === before?.[currency]) continue;
      const minimum = leastPrice(next, currency);
      if (price < minimum)
        return createReason("priceBelowMinimum", { variant: id, price, currency, minimum });
      if (/\.\d{3}/.test(String(price)))
        return createReason("tooManyDecimals", { variant: id, price, currency });
    }
  }
  return undefined;
}

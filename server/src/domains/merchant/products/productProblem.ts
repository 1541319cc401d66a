import type { Product } from "@velours/sdk/types";
import { leastPrice } from "./leastPrice.ts";

interface Stored {
  /** The product as it is stored; undefined for a new one. */
  product: Product | undefined;
  /** The next number that the shop gives to a variant. */
  nextVariant: number;
}

/** Why a product cannot be saved, beside what an import refuses; undefined when nothing is wrong. */
export function productProblem(next: Product, { product, nextVariant }: Stored): string | undefined {
  if (next.title.trim() === "") return "title is blank";
  const images = next.images.map(({ id }) => id);
  if (new Set(images).size < images.length) return "two images share an id";
  const foreign = next.variants.find(({ id }) => id >= nextVariant);
  if (foreign !== undefined)
    return `variant id ${foreign.id} is none that the shop has given; a new variant has an id below 1`;
  for (const { id, prices } of next.variants) {
    const before = product?.variants.find((variant) => variant.id === id)?.prices;
    for (const [currency, price] of Object.entries(prices)) {
      if (price === undefined || price === before?.[currency]) continue;
      const minimum = leastPrice(next, currency);
      if (price < minimum)
        return `variant ${id} costs ${price} ${currency}, but must cost at least ${minimum}`;
      if (/\.\d{3}/.test(String(price)))
        return `variant ${id} costs ${price} ${currency}, which has more than two decimals`;
    }
  }
  return undefined;
}

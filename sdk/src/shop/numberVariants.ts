import type { Product } from "../types.ts";

/**
 * A product whose new variants, those with ids below 1, have numbers from `first` on, wherever it names them. Its pictures
 * name no variants that it does not have.
 */
export function numberVariants(product: Product, first: number): Product {
  const unnumbered = product.variants.map(({ id }) => id).filter((id) => id < 1);
  const numbers = new Map([...new Set(unnumbered)].map((id, index) => [id, first + index]));
  const toNumber = (id: number) => numbers.get(id) ?? id;
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, id: toNumber(variant.id) })),
    inventories: product.inventories.map((row) => ({ ...row, variant_id: toNumber(row.variant_id) })),
    images: product.images.map(({ variant_ids: shown = [], ...image }) => {
      const existing = shown.filter((id) => product.variants.some((variant) => variant.id === id));
      return { ...image, ...(existing.length > 0 && { variant_ids: existing.map(toNumber) }) };
    }),
  };
}

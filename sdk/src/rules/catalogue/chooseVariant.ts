import type { Product, Variant } from "../../types.ts";
import { shownVariants } from "./shownVariants.ts";

/** The variant with that id, else the first; none that was taken from sale while another is left. */
export function chooseVariant(
  product: Pick<Product, "variants">,
  variantId?: number | null,
): Variant | undefined {
  const variants = shownVariants(product);
  return variants.find((variant) => variant.id === variantId) ?? variants[0];
}

/** Pictures of a variant: its own image first, pictures of other variants left out. */
export function getVariantImages<I extends { id: number; variant_ids?: number[] }>(
  images: readonly I[],
  variant: Pick<Variant, "id" | "image_id"> | undefined,
): I[] {
  if (!variant) return [...images];
  const own = images.filter((image) => !image.variant_ids?.length || image.variant_ids.includes(variant.id));
  const main = images.find((image) => image.id === variant.image_id);
  return main ? [main, ...own.filter((image) => image !== main)] : own.length > 0 ? own : [...images];
}

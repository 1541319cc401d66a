import type { Variant } from "../../types.ts";

/** False for a variant that was taken from sale. */
export const isForSale = ({ option1 }: Pick<Variant, "option1">): boolean => option1 !== null;

/**
 * A product's variants without those taken from sale; all of them where no other is left, so that a page can show the
 * product as sold out.
 */
export function shownVariants<V extends Pick<Variant, "option1">>({
  variants,
}: {
  variants: readonly V[];
}): readonly V[] {
  const forSale = variants.filter(isForSale);
  return forSale.length > 0 ? forSale : variants;
}

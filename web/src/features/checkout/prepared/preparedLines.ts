import { createLine, isAvailable, lineQuantityLimit } from "@velours/sdk/rules";
import type { CartLine, Currency, DraftLine, Product, Site, Variant } from "@velours/sdk/types";

/** A line of a prepared order, and what the shop sells of it now. */
export interface PreparedLine {
  variantId: number;
  quantity: number;
  /** Undefined when the shop does not sell it. */
  goods: { product: Product; variant: Variant } | undefined;
  /** Null for goods that cannot be bought now. */
  line: CartLine | null;
}

interface Terms {
  products: readonly Product[];
  limits: Site["limits"];
  currency: Currency;
  /** ms since 1970. */
  now: number;
}

/** The lines of a prepared order at the prices of now. */
export const preparedLines = (
  lines: readonly DraftLine[],
  { products, limits, currency, now }: Terms,
): PreparedLine[] =>
  lines.map(({ productId, variantId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return { variantId, quantity, goods: undefined, line: null };
    const units = Math.min(quantity, lineQuantityLimit({ product, variant }, limits));
    const line = isAvailable(product, variant)
      ? createLine({ product, variant, quantity: units, currency, now })
      : null;
    return { variantId, quantity: line?.quantity ?? quantity, goods: { product, variant }, line };
  });

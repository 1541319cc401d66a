import type { CartLine, Currency, Product, Variant } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import { isInStock } from "../cart/isAvailable.ts";
import { type LineKey, lineKey } from "../cart/lineKey.ts";
import { removeLines } from "../cart/removeLines.ts";
import { isForSale } from "../catalogue/shownVariants.ts";
import type { JudgedPromotion } from "./judgePromotion.ts";

/** Plans the changes after which the cart holds the gift it earned, and no other. */
export interface FreeLinesPlan {
  remove: LineKey[];
  /** Product id of the gift to fetch and add; null for none. */
  add: number | null;
}

/** Compares the free lines with the gift earned. Empty after it was carried out: nothing flickers. */
export function planFreeLines(lines: readonly CartLine[], judged: JudgedPromotion | null): FreeLinesPlan {
  const gift = judged?.gift ?? null;
  const free = lines.filter((line) => line.free);
  const right = free.find(
    ({ product, variant, promotion }) =>
      product.id === gift && promotion === judged?.promotion.name && isForSale(variant),
  );
  return {
    remove: free.filter((line) => line !== right).map(lineKey),
    add: right ? null : gift,
  };
}

/**
 * The gift's first variant for sale and in stock, or undefined: then there is no gift. `isLeft` says of a variant that a unit is left
 * beside those that the cart buys; pages, which read levels, leave that to the checkout.
 */
export const freeVariant = (
  product: Pick<Product, "variants" | "inventories">,
  isLeft: (variant: Variant) => boolean = () => true,
): Variant | undefined =>
  product.variants.find((variant) => isForSale(variant) && isInStock(product, variant.id) && isLeft(variant));

/** The cart after the plan; `product` is the gift that was fetched, or null when it could not be. */
export function applyFreeLines(
  lines: readonly CartLine[],
  plan: FreeLinesPlan,
  {
    product,
    promotion,
    currency,
    now,
  }: {
    product?: Product | null;
    promotion: { name: string } | null | undefined;
    currency: Currency;
    now: number;
  },
): CartLine[] {
  const kept = plan.remove.length > 0 ? removeLines(lines, plan.remove) : [...lines];
  const variant = product && plan.add === product.id ? freeVariant(product) : undefined;
  if (!product || !variant || !promotion) return kept;
  return [...kept, createLine({ product, variant, currency, now, free: true, promotion: promotion.name })];
}

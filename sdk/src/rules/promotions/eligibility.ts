import type { Product, Promotion } from "../../types.ts";
import { GIFT_CARD, WARRANTY } from "../cart/productTypes.ts";

type Goods = Pick<Product, "id" | "type">;
export type PromotionScope = Partial<
  Pick<
    Promotion,
    | "product_id"
    | "excluded_product_ids"
    | "included_collection_product_ids"
    | "excluded_collection_product_ids"
  >
>;

/** Ids of a list, or of a comma-separated string. */
export function productIds(list: readonly number[] | string | null | undefined): number[] {
  if (!list) return [];
  const ids = typeof list === "string" ? list.split(",").filter((id) => id.trim() !== "") : list;
  return ids.map(Number).filter((id) => !Number.isNaN(id));
}

/** Excluded from every promotion. */
export const isPromotable = (product: Pick<Product, "type">): boolean =>
  product.type !== GIFT_CARD && product.type !== WARRANTY;

/** `isEligible` with the promotion's lists prepared once, for many products. */
export function createEligibilityFilter(
  promotion: PromotionScope | null | undefined,
): (product: Goods) => boolean {
  if (!promotion) return () => true;
  const only = promotion.product_id ?? null;
  const excluded = new Set([
    ...productIds(promotion.excluded_product_ids),
    ...productIds(promotion.excluded_collection_product_ids),
  ]);
  const included = new Set(productIds(promotion.included_collection_product_ids));
  return (product) =>
    isPromotable(product) &&
    !excluded.has(product.id) &&
    (only === null || product.id === only) &&
    (included.size === 0 || included.has(product.id));
}

/** A promotion works on its eligible products; without a promotion every product is eligible. */
export const isEligible = (product: Goods, promotion: PromotionScope | null | undefined): boolean =>
  createEligibilityFilter(promotion)(product);

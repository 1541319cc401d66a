import type { Product, Variant } from "../../types.ts";
import { isForSale } from "../catalogue/shownVariants.ts";
import { isPreorder } from "./isPreorder.ts";

/** True when some inventory entry of the variant is low, high or unlimited. */
export const isInStock = (product: Pick<Product, "inventories">, variantId: number): boolean =>
  product.inventories.some((entry) => entry.variant_id === variantId && entry.level !== "none");

/** True for a variant that is for sale, and in stock or on pre-order. */
export const isAvailable = (
  product: Pick<Product, "inventories">,
  variant: Pick<Variant, "id" | "inventory_policy" | "option1">,
): boolean => isForSale(variant) && (isInStock(product, variant.id) || isPreorder({ product, variant }));

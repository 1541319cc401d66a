import type { Product } from "../../types.ts";
import { WARRANTY } from "./productTypes.ts";

/** physical when an inventory entry of the variant requires shipping; warranties are digital. */
export const getMedium = (
  product: Pick<Product, "inventories" | "type">,
  variantId: number,
): "physical" | "digital" =>
  product.type !== WARRANTY &&
  product.inventories.some((entry) => entry.variant_id === variantId && entry.requires_shipping)
    ? "physical"
    : "digital";

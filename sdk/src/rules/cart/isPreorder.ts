import type { Product, Variant } from "../../types.ts";
import { isForSale } from "../catalogue/shownVariants.ts";

type Stocked = Pick<Product, "inventories">;

/**
 * A line is pre-order when its variant has inventory entries, all 'none', and its policy is 'continue'. Used
 * by cart, checkout and server.
 */
export function isPreorder(line: {
  product: Stocked;
  variant: Pick<Variant, "id" | "inventory_policy">;
}): boolean {
  const entries = line.product.inventories.filter((entry) => entry.variant_id === line.variant.id);
  return (
    line.variant.inventory_policy === "continue" &&
    entries.length > 0 &&
    entries.every((entry) => entry.level === "none")
  );
}

/** The product page's reading, before a variant is chosen: nothing for sale in stock, some variant 'continue'. */
export function isPreorderProduct({
  inventories,
  variants,
}: Pick<Product, "inventories" | "variants">): boolean {
  const forSale = variants.filter(isForSale);
  const isInStock = ({ id }: Variant) =>
    inventories.some((entry) => entry.variant_id === id && entry.level !== "none");
  return !forSale.some(isInStock) && forSale.some((variant) => variant.inventory_policy === "continue");
}

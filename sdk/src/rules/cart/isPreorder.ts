import type { Product, Variant } from "../../types.ts";

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

/** The product page's reading, before a variant is chosen: nothing in stock, some variant 'continue'. */
export const isPreorderProduct = (
  product: Stocked & { variants: Pick<Variant, "inventory_policy">[] },
): boolean =>
  product.inventories.every((entry) => entry.level === "none") &&
  product.variants.some((variant) => variant.inventory_policy === "continue");

import type { Product } from "../../types.ts";

/**
 * Collections with what goes well with a product, the best first. Silicone lubricants attack silicone toys: beside those
 * stand only glass and steel, and beside a toy only water-based ones, which suit every material.
 */
export function companionCollections({
  meta,
  attributes = {},
}: Pick<Product, "meta" | "attributes">): string[] {
  const { category, subcategory } = meta;
  if (category === "sex-toys") return ["water-lubricants", "toy-cleaners"];
  if (subcategory === "lubes")
    return attributes.material?.includes("water-based")
      ? ["vibrators", "toy-cleaners"]
      : ["glass", "stainless-steel"];
  if (subcategory === "hygiene") return ["top-picks", "water-lubricants"];
  if (category === "apparel" || category === "kink") return [category];
  return ["top-picks"];
}

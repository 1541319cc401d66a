import type { Product } from "../../types.ts";

/** How much of a variant there is in the regions that serve the shopper: the best of its levels. */
export function getStock(
  { inventories }: Pick<Product, "inventories">,
  variantId: number,
): "none" | "low" | "high" {
  const levels = inventories.filter((entry) => entry.variant_id === variantId).map(({ level }) => level);
  if (levels.some((level) => level === "high" || level === "unlimited")) return "high";
  return levels.includes("low") ? "low" : "none";
}

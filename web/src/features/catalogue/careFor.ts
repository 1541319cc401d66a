import type { Product } from "@velours/sdk/types";

const soft = ["silicone", "elastomer", "latex-free rubber", "rubber"];

/** How a product is looked after, as far as its materials tell. */
export function careFor({
  meta,
  attributes,
}: Pick<Product, "meta" | "attributes">): "silicone" | "body" | "fabric" | "leather" | null {
  const material = attributes?.material ?? [];
  if (material.some((name) => name === "vegan-leather" || name === "suede")) return "leather";
  if (meta.category === "apparel") return material.length > 0 ? "fabric" : null;
  if (meta.category !== "sex-toys" || material.length === 0) return null;
  return material.some((name) => soft.includes(name)) ? "silicone" : "body";
}

import type { Language, Product } from "../types.ts";

/** Fixed ship estimates that are known in French; others show as the product has them. */
const FRENCH: Readonly<Record<string, string>> = {
  "Ships in March": "Expédié en mars",
  "Ships in May": "Expédié en mai",
};

/** When a pre-order product ships, where its data says so; null for none. */
export function shipEstimate({ meta }: Pick<Product, "meta">, language: Language = "en"): string | null {
  if (!meta.ships) return null;
  return language === "fr" ? (FRENCH[meta.ships] ?? meta.ships) : meta.ships;
}

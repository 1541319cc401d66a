import { round2 } from "@velours/sdk/rules";
import type { CardProduct } from "../catalogue/CardProduct.ts";

/** The least and the most that is saved on one of these goods; null where none of them is reduced. */
export function savings(
  cards: readonly Pick<CardProduct, "price" | "former">[],
): { least: number; most: number } | null {
  const saved = cards.flatMap(({ price, former }) =>
    former !== null && former > price ? [round2(former - price)] : [],
  );
  return saved.length === 0 ? null : { least: Math.min(...saved), most: Math.max(...saved) };
}

import { round2 } from "@velours/sdk/rules";
import type { CardProduct } from "../catalogue/CardProduct.ts";

/** The most that is saved on one of these goods, as their cards show them; null where none of them is reduced. */
export function mostSaved(cards: readonly Pick<CardProduct, "price" | "former">[]): number | null {
  const saved = cards.map(({ price, former }) => (former === null ? 0 : round2(former - price)));
  const most = Math.max(0, ...saved);
  return most > 0 ? most : null;
}

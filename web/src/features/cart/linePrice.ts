import { fromMinor, sumAmounts } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import type { CartState } from "./CartState.ts";

/** The amount of one of the cart's lines as its total has it, and the one without the promotion; null where they are the same. */
export function linePrice(
  { products, promotion, judged }: Pick<CartState, "products" | "promotion" | "judged">,
  line: CartLine,
): { amount: number; former: number | null } {
  const discount = promotion.error ? 0 : (judged?.discounts[products.data.indexOf(line)] ?? 0);
  return {
    amount: sumAmounts([line.price, -fromMinor(discount)]),
    former: discount > 0 ? line.price : null,
  };
}

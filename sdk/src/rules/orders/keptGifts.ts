import type { OrderProduct } from "../../types.ts";
import type { LineUnits } from "./planRefund.ts";

/**
 * Gifts that stay with the buyer when these units go back and something among them was paid for. `left` counts the units of
 * each line that no earlier refund took.
 */
export function keptGifts(
  products: readonly Pick<OrderProduct, "_free">[],
  left: readonly number[],
  lines: readonly LineUnits[],
): LineUnits[] {
  if (lines.every(({ place }) => products[place]?._free)) return [];
  return products.flatMap(({ _free }, place) => {
    const returned = lines.find((line) => line.place === place)?.quantity ?? 0;
    const quantity = (left[place] ?? 0) - returned;
    return _free && quantity > 0 ? [{ place, quantity }] : [];
  });
}

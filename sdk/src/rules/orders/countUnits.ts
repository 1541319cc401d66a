import type { Order } from "../../types.ts";

/** Units of a line of an order, and what became of them. */
export interface CountedUnits {
  /** From 1, as parcels and refunds name it. */
  line: number;
  ordered: number;
  shipped: number;
  refunded: number;
  /** Asked back by the buyer, and not answered yet. */
  askedBack: number;
  /** Neither shipped nor refunded. */
  left: number;
}

type Counted = Pick<Order, "products" | "shipments" | "refunds" | "returns">;

/** Counts the units of each line, in the order of the lines. */
export function countUnits({
  products,
  shipments = [],
  refunds = [],
  returns = [],
}: Counted): CountedUnits[] {
  const requested = returns.filter(({ state }) => state === "requested");
  return products.map(({ _quantity }, nth) => {
    const line = nth + 1;
    const sum = (parts: readonly { lines: { line: number; quantity: number }[] }[]) =>
      parts
        .flatMap(({ lines }) => lines)
        .reduce((total, part) => total + (part.line === line ? part.quantity : 0), 0);
    const [shipped, refunded] = [sum(shipments), sum(refunds)];
    const left = Math.max(0, _quantity - shipped - refunded);
    return { line, ordered: _quantity, shipped, refunded, askedBack: sum(requested), left };
  });
}

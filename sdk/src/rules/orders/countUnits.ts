import type { SoldOrder } from "../../types.ts";
import { countAskedBack } from "./returnState.ts";
import { unitsLeft } from "./unitsLeft.ts";

/** Units of a line of an order, and what became of them. */
export interface CountedUnits {
  /** From 1, as parcels and refunds name it. */
  line: number;
  ordered: number;
  shipped: number;
  refunded: number;
  /** Refunded ones that were refunded as a return's. */
  returned: number;
  /** Asked back by the buyer, and neither declined nor refunded. */
  askedBack: number;
  /** Neither shipped nor refunded. */
  left: number;
  /** Paid and not refunded: its downloads and gift cards are the buyer's. */
  kept: number;
}

type Counted = Pick<SoldOrder, "products" | "shipments" | "refunds" | "returns" | "unpaid">;

/** Counts the units of each line, in the order of the lines. */
export function countUnits(order: Counted): CountedUnits[] {
  const { products, shipments = [], refunds = [], returns = [], unpaid = [] } = order;
  const askedBack = countAskedBack(order, returns);
  return products.map(({ _quantity }, nth) => {
    const line = nth + 1;
    const sum = (parts: readonly { lines: { line: number; quantity: number }[] }[]) =>
      parts
        .flatMap(({ lines }) => lines)
        .reduce((total, part) => total + (part.line === line ? part.quantity : 0), 0);
    const [shipped, refunded] = [sum(shipments), sum(refunds)];
    const returned = sum(refunds.filter((refund) => refund.return !== undefined));
    const left = unitsLeft({ quantity: _quantity, shipped, refunded, returned });
    const kept = unpaid.includes(line) ? 0 : Math.max(0, _quantity - refunded);
    return {
      line,
      ordered: _quantity,
      shipped,
      refunded,
      returned,
      askedBack: askedBack[nth] ?? 0,
      left,
      kept,
    };
  });
}

import type { Refund, SoldOrder } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { lineValues } from "./lineValues.ts";
import { unitsValue } from "./unitsValue.ts";

/** The part of an invoice that a credit note takes back. Amounts are in the order's currency. */
export interface CreditNote {
  /**
   * Units of the order's lines, by their number from 1: what was paid for them without the taxes added to it, and their
   * part of `taxes`.
   */
  lines: { line: number; quantity: number; amount: number; tax: number }[];
  /** Without duties, and without `shippingTax` where taxes are added to the prices. */
  shipping: number;
  shippingTax: number;
  duties: number;
  /** Taxes added to the prices, or contained in them, with those of the shipping. */
  taxes: number;
  taxesIncluded: boolean;
  /** Difference between the payments and the lines' cost: the rest of the last whole amount of cash back. */
  adjustment: number;
  /** Cash back the order earned and its buyer has spent: the shop keeps as much. */
  withheld: number;
  /** The part that a failed payment did not bring. */
  unpaid: number;
  /** All of the above, and what the refund gave back. */
  total: number;
}

/**
 * The parts of a refund of an order that has all its refunds, the oldest first. Duties and taxes of several refunds add
 * up to those of the invoice, as their lines do.
 */
export function priceCreditNote(
  { products, invoice, refunds = [] }: Pick<SoldOrder, "products" | "invoice" | "refunds">,
  refund: Refund,
): CreditNote {
  const values = lineValues({ products, invoice });
  const before = refunds.slice(
    0,
    Math.max(
      0,
      refunds.findIndex(({ id }) => id === refund.id),
    ),
  );
  const parts = refund.lines.map(({ line, quantity, amount }) => {
    const earlier = before.flatMap(({ lines }) => lines).filter((other) => other.line === line);
    const units = earlier.reduce((sum, other) => sum + other.quantity, 0);
    const all = products[line - 1]?._quantity ?? 1;
    return { line, quantity, amount, tax: unitsValue(values.taxes[line - 1] ?? 0, all, units, quantity) };
  });
  const taxesIncluded = invoice.taxes.included;
  const shippingTax = refund.shipping > 0 ? values.shippingTax : 0;
  const taxes = sumAmounts([...parts.map(({ tax }) => tax), shippingTax]);
  const duties = Math.min(values.duties, refund.shipping);
  const { amount: total, withheld, unpaid = 0 } = refund;
  return {
    lines: parts.map(({ line, quantity, amount, tax }) => ({
      line,
      quantity,
      amount: taxesIncluded ? amount : sumAmounts([amount, -tax]),
      tax,
    })),
    shipping: sumAmounts([refund.shipping, -duties, taxesIncluded ? 0 : -shippingTax]),
    shippingTax,
    duties,
    taxes,
    taxesIncluded,
    adjustment: sumAmounts([total, withheld, unpaid, -refund.shipping, ...parts.map((part) => -part.amount)]),
    withheld,
    unpaid,
    total,
  };
}

import type { CartLine, Invoice, OrderProduct } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { splitAmount } from "./splitAmount.ts";

/** A line's own part of an invoice, as an order stores it. */
export type LineCharges = Required<
  Pick<OrderProduct, "_discount" | "_tax" | "_shipping" | "_shippingTax" | "_duties">
>;

type ChargedLine = Pick<CartLine, "price" | "free" | "medium"> & {
  variant: Pick<CartLine["variant"], "taxable">;
};

/**
 * Each line's part of an invoice, by the computation that made it: taxes over the taxable lines, shipping with its tax and
 * duties over what leaves in a parcel, by what each costs after its own discount. The parts add up to the invoice.
 */
export function chargeLines(
  lines: readonly ChargedLine[],
  discounts: readonly number[],
  { taxes, shipping }: Pick<Invoice, "taxes" | "shipping">,
): LineCharges[] {
  const costs = lines.map(({ free, price }, place) =>
    free ? 0 : sumAmounts([price, -(discounts[place] ?? 0)]),
  );
  const { shipping: duties, shippingTax = 0 } = taxes._total;
  const only = (counts: (line: ChargedLine) => boolean, weights: readonly number[]) =>
    lines.map((line, place) => (counts(line) ? (weights[place] ?? 0) : 0));
  const isPhysical = ({ medium }: ChargedLine) => medium === "physical";
  const parcel = heaviest([
    only(isPhysical, costs),
    only(
      isPhysical,
      lines.map(({ price }) => price),
    ),
    only(
      isPhysical,
      lines.map(() => 1),
    ),
  ]);
  const taxed = heaviest([only(({ variant }) => variant.taxable, costs), costs]);
  const parts = {
    tax: splitAmount(sumAmounts([taxes.total, -duties, -shippingTax]), taxed),
    shipping: splitAmount(shipping, parcel),
    shippingTax: splitAmount(shippingTax, parcel),
    duties: splitAmount(duties, parcel),
  };
  return lines.map(({ free }, place) => ({
    _discount: free ? 0 : (discounts[place] ?? 0),
    _tax: parts.tax[place] ?? 0,
    _shipping: parts.shipping[place] ?? 0,
    _shippingTax: parts.shippingTax[place] ?? 0,
    _duties: parts.duties[place] ?? 0,
  }));
}

/** The first weights of which one counts. */
const heaviest = (candidates: readonly number[][]): number[] =>
  candidates.find((weights) => weights.some((weight) => weight > 0)) ?? candidates[0] ?? [];

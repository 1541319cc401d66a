import type { CartLine, Invoice, OrderProduct } from "../../types.ts";
import { isGiftCard } from "../cart/productTypes.ts";
import { sumAmounts } from "../money.ts";
import { splitAmount } from "./splitAmount.ts";

/** A line's own part of an invoice, as an order stores it. */
export type LineCharges = Required<
  Pick<OrderProduct, "_discount" | "_tax" | "_shipping" | "_shippingTax" | "_duties" | "_rewards">
>;

type ChargedLine = Pick<CartLine, "price" | "free" | "medium"> & {
  variant: Pick<CartLine["variant"], "taxable">;
  product: Pick<CartLine["product"], "type">;
};

/**
 * Each line's part of an invoice, by the computation that made it: taxes over the taxable lines, shipping with its tax and
 * duties over what leaves in a parcel, cash back over all but gift cards, by what each costs after its own discount. The
 * parts add up to the invoice.
 */
export function chargeLines(
  lines: readonly ChargedLine[],
  discounts: readonly number[],
  { taxes, shipping, rewards = 0 }: Pick<Invoice, "taxes" | "shipping" | "rewards">,
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
  const earning = heaviest([only((line) => !isGiftCard(line), costs), costs]);
  const taxed = heaviest([only(({ variant }) => variant.taxable, costs), costs]);
  const parts = {
    tax: splitAmount(sumAmounts([taxes.total, -duties, -shippingTax]), taxed),
    shipping: splitAmount(shipping, parcel),
    shippingTax: splitAmount(shippingTax, parcel),
    duties: splitAmount(duties, parcel),
    rewards: splitAmount(rewards, earning),
  };
  return lines.map(({ free }, place) => ({
    _discount: free ? 0 : (discounts[place] ?? 0),
    _tax: parts.tax[place] ?? 0,
    _shipping: parts.shipping[place] ?? 0,
    _shippingTax: parts.shippingTax[place] ?? 0,
    _duties: parts.duties[place] ?? 0,
    _rewards: parts.rewards[place] ?? 0,
  }));
}

/** The first weights of which one counts. */
const heaviest = (candidates: readonly number[][]): number[] =>
  candidates.find((weights) => weights.some((weight) => weight > 0)) ?? candidates[0] ?? [];

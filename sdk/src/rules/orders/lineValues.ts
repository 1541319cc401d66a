import type { Order, OrderProduct } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { isPromotable } from "../promotions/eligibility.ts";
import { isParcelLine } from "./isParcelLine.ts";
import { splitAmount } from "./splitAmount.ts";

/** A payment of an order, and the lines it paid for: those of the purchase, or those of an accepted offer. */
export interface PaidLines {
  /** What the payment service took; 0 when gift card and cash back paid all. */
  amount: number;
  /** Places of the lines, from 0. */
  places: readonly number[];
}

export interface OrderValues {
  /** What was paid for each line, discount and taxes included, in the invoice's currency. */
  lines: number[];
  /** Shipping and its taxes, in the invoice's currency. */
  shipping: number;
  /** The part of each line that is taxes: those added to its price, or those its price contains. */
  taxes: number[];
  /** The part of `shipping` that is duties. */
  duties: number;
}

/**
 * What was paid for each line. The promotion is spread over the lines a promotion may work on, the taxes over the goods,
 * both by price. An accepted offer has neither promotion nor shipping: its payment is spread over its own lines.
 */
export function lineValues(
  { products, invoice }: Pick<Order, "products" | "invoice">,
  [purchase, ...offers]: readonly PaidLines[],
): OrderValues {
  const lines = products.map(() => 0);
  const taxParts = products.map(() => 0);
  const product = (place: number) => products[place] as OrderProduct;
  const spread = (
    values: number[],
    amount: number,
    places: readonly number[],
    counts: (product: OrderProduct) => boolean,
  ) => {
    const counted = places.map((place) => (counts(product(place)) ? price(product(place)) : 0));
    const weights = counted.some((weight) => weight > 0)
      ? counted
      : places.map((place) => price(product(place)));
    splitAmount(amount, weights).forEach((part, index) => {
      const place = places[index] ?? 0;
      values[place] = sumAmounts([values[place] ?? 0, part]);
    });
  };

  let [subtotal, taxes] = [invoice.subtotal, invoice.taxes.included ? 0 : invoice.taxes.total];
  for (const { amount, places } of offers) {
    const prices = sumAmounts(places.map((place) => price(product(place))));
    subtotal = sumAmounts([subtotal, -prices]);
    if (!invoice.taxes.included) taxes = sumAmounts([taxes, -amount, prices]);
    spread(lines, amount, places, () => true);
    if (invoice.taxes.included) continue;
    for (const place of places) taxParts[place] = sumAmounts([lines[place] ?? 0, -price(product(place))]);
  }
  const shippingTaxes = invoice.taxes.included
    ? 0
    : Math.min(invoice.taxes._total.shipping, Math.max(0, taxes));
  const places = purchase?.places ?? [];
  for (const place of places) lines[place] = price(product(place));
  if (subtotal > 0) {
    spread(lines, -Math.min(invoice.discounts.promotion, subtotal), places, isPromotable);
    const added = sumAmounts([Math.max(0, taxes), -shippingTaxes]);
    spread(lines, added, places, isParcelLine);
    spread(taxParts, added, places, isParcelLine);
  }
  if (invoice.taxes.included) {
    const contained = sumAmounts([invoice.taxes.total, -invoice.taxes._total.shipping]);
    spread(taxParts, Math.max(0, contained), [...products.keys()], isParcelLine);
  }
  return {
    lines: lines.map((value) => Math.max(0, value)),
    shipping: sumAmounts([invoice.shipping, shippingTaxes]),
    taxes: taxParts,
    duties: shippingTaxes,
  };
}

const price = ({ _free, _price }: OrderProduct): number => (_free ? 0 : _price);

import { collectedDuties, isPromotable, sumAmounts } from "@velours/sdk/rules";
import { isParcelLine, type LineCharges, splitAmount } from "@velours/sdk/shop";
import type { Order, OrderProduct } from "@velours/sdk/types";

/** A payment of an order, and the lines it paid for: those of the purchase, or those of an accepted offer. */
export interface PaidLines {
  /** Amount taken by the payment service; 0 when gift card and cash back paid all. */
  amount: number;
  /** Places of the lines, from 0. */
  places: readonly number[];
}

/**
 * Payments for each line by the rule of orders that did not store them: the promotion is spread over the
 * lines that any promotion may work on, the taxes over what leaves in a parcel, both by price. An accepted
 * offer has neither promotion nor shipping: its payment is spread over its own lines. Refunds of such orders
 * were made by this rule. They do not say what of their taxes was on the shipping.
 */
export function formerLineCharges(
  { products, invoice }: Pick<Order, "products" | "invoice">,
  [purchase, ...offers]: readonly PaidLines[],
): Omit<LineCharges, "_shippingTax" | "_rewards">[] {
  const { included } = invoice.taxes;
  const zeros = () => products.map(() => 0);
  const [discounts, taxes] = [zeros(), zeros()];
  const price = (place: number) => getPrice(products[place] as OrderProduct);
  const spread = (
    values: number[],
    amount: number,
    places: readonly number[],
    counts: (product: OrderProduct) => boolean,
  ) => {
    const counted = places.map((place) => (counts(products[place] as OrderProduct) ? price(place) : 0));
    const weights = counted.some((weight) => weight > 0) ? counted : places.map(price);
    splitAmount(amount, weights).forEach((part, index) => {
      const place = places[index] ?? 0;
      values[place] = sumAmounts([values[place] ?? 0, part]);
    });
  };

  let [subtotal, due] = [invoice.subtotal, included ? 0 : invoice.taxes.total];
  for (const { amount, places } of offers) {
    const prices = sumAmounts(places.map(price));
    subtotal = sumAmounts([subtotal, -prices]);
    if (included) continue;
    due = sumAmounts([due, -amount, prices]);
    spread(taxes, sumAmounts([amount, -prices]), places, () => true);
  }
  const places = purchase?.places ?? [];
  const duties = collectedDuties(invoice.taxes, Math.min(invoice.taxes._total.shipping, Math.max(0, due)));
  if (subtotal > 0) {
    spread(discounts, Math.min(invoice.discounts.promotion, subtotal), places, isPromotable);
    spread(taxes, sumAmounts([Math.max(0, due), -duties]), places, isParcelLine);
  }
  if (included) {
    const contained = sumAmounts([invoice.taxes.total, -invoice.taxes._total.shipping]);
    spread(taxes, Math.max(0, contained), [...products.keys()], isParcelLine);
  }
  const [shippingParts, dutyParts] = [zeros(), zeros()];
  spread(shippingParts, invoice.shipping, places, isParcelLine);
  spread(dutyParts, included ? invoice.taxes._total.shipping : duties, places, isParcelLine);
  return products.map((_, place) => ({
    // A line never gave back less than nothing.
    _discount: Math.min(
      discounts[place] ?? 0,
      sumAmounts([price(place), included ? 0 : (taxes[place] ?? 0)]),
    ),
    _tax: taxes[place] ?? 0,
    _shipping: shippingParts[place] ?? 0,
    _duties: dutyParts[place] ?? 0,
  }));
}

const getPrice = ({ _free, _price }: OrderProduct): number => (_free ? 0 : _price);

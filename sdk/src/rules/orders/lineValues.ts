import type { SoldOrder } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { collectedDuties } from "../taxes.ts";

export interface OrderValues {
  /** Amount paid for each line, discount and taxes included, in the invoice's currency. */
  lines: number[];
  /** Shipping, with the taxes added to it and the duties paid with it. */
  shipping: number;
  /** The part of each line that is taxes: those added to its price, or those its price contains. */
  taxes: number[];
  /** Taxes of the shipping: the part of `shipping` that was added to it, or that it contains. */
  shippingTax: number;
  /** The part of `shipping` that is duties. */
  duties: number;
}

/** Amount paid for each line of an order, as its lines say since it was placed. */
export function lineValues({ products, invoice }: Pick<SoldOrder, "products" | "invoice">): OrderValues {
  const { included } = invoice.taxes;
  const taxes = products.map(({ _tax = 0 }) => _tax);
  const lines = products.map(({ _free, _price, _discount = 0 }, place) =>
    sumAmounts([_free ? 0 : _price, -_discount, included ? 0 : (taxes[place] ?? 0)]),
  );
  const duties = collectedDuties(invoice.taxes, sumAmounts(products.map(({ _duties = 0 }) => _duties)));
  const shippingTax = sumAmounts(products.map(({ _shippingTax = 0 }) => _shippingTax));
  const shipping = sumAmounts([
    ...products.map(({ _shipping = 0 }) => _shipping),
    included ? 0 : shippingTax,
    duties,
  ]);
  return { lines, shipping, taxes, shippingTax, duties };
}

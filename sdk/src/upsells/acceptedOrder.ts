import { presentProduct } from "../rules/catalogue/presentProduct.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { isForSale } from "../rules/catalogue/shownVariants.ts";
import { CART_VALIDATION_TEXTS } from "../rules/checkout/cartValidationTexts.ts";
import { orderedProduct } from "../rules/checkout/createOrder.ts";
import { chargeLines, type LineCharges } from "../rules/orders/chargeLines.ts";
import { addInvoice } from "../rules/upsells/addInvoice.ts";
import { offerLine } from "../rules/upsells/offerLine.ts";
import type { CartLine, CartValidationError, Invoice, Order } from "../types.ts";
import type { AcceptedOffer } from "./validateAcceptance.ts";

/** The products taken as lines at their offered prices; undefined when one of them is not to be had any more. */
export function priceAcceptedLines(
  records: readonly ProductRecord[],
  { products }: AcceptedOffer,
  { language, invoice: { currency } }: Order,
  now: Date,
): CartLine[] | undefined {
  const lines = products.flatMap(({ id, _variant, _price }) => {
    const record = records.find((record) => record.id === id && record.enabled);
    if (record === undefined) return [];
    const product = presentProduct(record, { language, currency });
    const variant = product.variants.find((variant) => variant.id === _variant.id && isForSale(variant));
    return variant === undefined
      ? []
      : [offerLine({ product, variant, price: _price, currency, now: now.getTime() })];
  });
  return lines.length === products.length ? lines : undefined;
}

/**
 * The order with what was taken, on an invoice of its own: that of the purchase is issued and stays. The records are those
 * of its products.
 */
export function acceptedOrder(
  order: Order,
  lines: readonly CartLine[],
  records: readonly ProductRecord[],
  invoice: Invoice,
  now: Date,
): Order {
  const charges = chargeLines(lines, [], invoice);
  const added = lines.map((line, place) => {
    const record = records.find(({ id }) => id === line.product.id);
    return orderedProduct(line, record, charges[place] as LineCharges, order.id);
  });
  const { products } = order;
  const number = (first: number) => (_: unknown, place: number) => first + place;
  return {
    ...order,
    products: [...products, ...added],
    invoice: addInvoice(order.invoice, invoice),
    invoices: [
      { lines: products.map(number(1)), invoice: order.invoice },
      { time: now.toISOString(), lines: added.map(number(products.length + 1)), invoice },
    ],
  };
}

/** The products taken are not to be had any more; nothing mends that. */
export function soldOutRefusal({ variants }: Pick<AcceptedOffer, "variants">): CartValidationError {
  const message = CART_VALIDATION_TEXTS.inventory;
  const results = variants.map((variantId) => ({ message, variantId }));
  return {
    status: "deny",
    products: { message, value: { validation: { inventory: { results } }, actions: [] } },
  };
}

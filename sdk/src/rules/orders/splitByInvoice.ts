import type { Refund, SoldOrder } from "../../types.ts";

type Invoiced = Pick<
  SoldOrder,
  "products" | "invoice" | "invoices" | "invoiceNumber" | "invoiceDay" | "promotion" | "shipping"
>;

/**
 * The order as each of its invoices has it, the purchase's first: with its lines, amounts, number and day. An order with an
 * offer that was accepted before offers had an invoice of their own has one of all.
 */
export const splitByInvoice = <Sold extends Invoiced>(order: Sold): Sold[] =>
  order.invoices?.map(({ number, day, lines, invoice }, nth) => ({
    ...order,
    products: lines.flatMap((line) => order.products[line - 1] ?? []),
    invoice,
    invoiceNumber: number,
    invoiceDay: day,
    ...(nth > 0 && { promotion: null, shipping: null }),
  })) ?? [order];

/** When an invoice of an order was issued: the purchase's with the order, that of an offer when it was accepted. */
export const getInvoiceTime = (
  { invoices, created_at }: Pick<SoldOrder, "invoices" | "created_at">,
  nth: number,
): string => invoices?.[nth]?.time ?? created_at;

/** The place of the invoice that a line is on; that of the purchase for no line. */
export const placeOfInvoice = ({ invoices }: Pick<SoldOrder, "invoices">, line: number | null): number =>
  Math.max(0, invoices?.findIndex(({ lines }) => line !== null && lines.includes(line)) ?? 0);

/** The order as the invoice has it that a line is on; that of the purchase for no line. */
export const findInvoiced = <Sold extends Invoiced>(order: Sold, line: number | null): Sold =>
  splitByInvoice(order)[placeOfInvoice(order, line)] ?? order;

/** The order as each invoice has it that a refund corrects. */
export function findCorrected<Sold extends Invoiced>(
  order: Sold,
  { lines, shipping }: Pick<Refund, "lines" | "shipping">,
): Sold[] {
  const places = lines.map(({ line }) => placeOfInvoice(order, line));
  const isPurchase = shipping > 0 || lines.length === 0;
  return splitByInvoice(order).filter((_, nth) => places.includes(nth) || (nth === 0 && isPurchase));
}

import type { AddressRegion } from "../rules/addresses/regionProblems.ts";
import { spellRegion } from "../rules/addresses/spellRegion.ts";
import { namedOption } from "../rules/catalogue/variantOption.ts";
import { decimalText, sumAmounts } from "../rules/money.ts";
import { getInvoiceNumber } from "../rules/orders/getInvoiceNumber.ts";
import { lineValues } from "../rules/orders/lineValues.ts";
import { priceCreditNote } from "../rules/orders/priceCreditNote.ts";
import {
  findCorrected,
  findInvoiced,
  getInvoiceTime,
  placeOfInvoice,
  splitByInvoice,
} from "../rules/orders/splitByInvoice.ts";
import type { Invoice, Order, OrderRow, Refund } from "../types.ts";

type Part = Pick<OrderRow, "kind" | "time"> & {
  creditNote?: string | null;
  returnId?: string | null;
  line?: number;
  quantity?: number;
  amount: number;
  taxes?: number;
  invoice?: string;
  paid?: Invoice["payments"];
};

/** A payment that was taken and could not be settled. */
export interface FailedPayment {
  /** A line that it was for. */
  line: number;
  /** Less what was given back before. */
  amount: number;
  /** When it failed. */
  time: string;
}

const noPayments: Invoice["payments"] = { creditCard: 0, giftCard: 0, credits: 0 };

/**
 * The rows of an order: its lines and shipping as they were sold, each payment that failed, and each refund with negative
 * amounts. Rows of the sale add up to what was paid, rows of a refund to what was given back; a row of each says by what
 * means. `skus` has the SKU of a variant by its id.
 */
export function toOrderRows(
  order: Order,
  skus: ReadonlyMap<number, string>,
  failures: readonly FailedPayment[] = [],
): OrderRow[] {
  const { address, number, site, status = "placed", created_at } = order;
  // Older orders have small letters, too.
  const place = spellRegion<AddressRegion>(address.shipping ?? address.billing ?? {});
  return [
    ...saleParts(order),
    ...failures.flatMap((failure) => failureParts(order, failure)),
    ...(order.refunds ?? []).flatMap((refund) => refundParts(order, refund)),
  ].map(
    ({
      kind,
      time,
      creditNote = null,
      returnId = null,
      line = null,
      quantity = null,
      amount,
      taxes = 0,
      invoice = getInvoiceNumber(findInvoiced(order, line)),
      paid = noPayments,
    }) => {
      const product = line === null ? undefined : order.products[line - 1];
      return {
        order: number,
        site,
        status,
        placedAt: created_at,
        country: place.country ?? null,
        state: place.state ?? null,
        currency: order.invoice.currency,
        kind,
        time,
        invoice,
        creditNote,
        line,
        productId: product?.id ?? null,
        variantId: product?._variant.id ?? null,
        sku: (product && skus.get(product._variant.id)) ?? null,
        title: product?.title ?? null,
        option: namedOption(product?._variant.option1),
        quantity,
        amount: decimalText(amount),
        taxes: decimalText(taxes),
        return: returnId,
        card: decimalText(paid.creditCard),
        giftCard: decimalText(paid.giftCard),
        credits: decimalText(paid.credits),
      };
    },
  );
}

function saleParts(order: Order): Part[] {
  const { created_at, products, invoice } = order;
  const values = lineValues({ products, invoice });
  const { giftCard, credits } = invoice.payments;
  const paid = sumAmounts([invoice.total, giftCard, credits]);
  const rest = sumAmounts([paid, -values.shipping, ...values.lines.map((value) => -value)]);
  return [
    ...products.map(({ _quantity }, place) => ({
      kind: "sale",
      time: getInvoiceTime(order, placeOfInvoice(order, place + 1)),
      line: place + 1,
      quantity: _quantity,
      amount: values.lines[place] ?? 0,
      taxes: values.taxes[place] ?? 0,
    })),
    ...unlessZero({ kind: "shipping", time: created_at, amount: values.shipping, taxes: values.shippingTax }),
    ...unlessZero({ kind: "adjustment", time: created_at, amount: rest }),
    ...splitByInvoice(order).flatMap((invoiced, nth) => {
      const { total, payments } = invoiced.invoice;
      const paid = { ...payments, creditCard: total };
      const time = getInvoiceTime(order, nth);
      return unlessUnpaid({ kind: "payment", time, invoice: getInvoiceNumber(invoiced), amount: 0, paid });
    }),
  ];
}

const failureParts = (order: Order, { line, amount, time }: FailedPayment): Part[] =>
  unlessZero({
    kind: "paymentFailed",
    time,
    amount: -amount,
    invoice: getInvoiceNumber(findInvoiced(order, line)),
    paid: { ...noPayments, creditCard: -amount },
  });

function refundParts(order: Order, refund: Refund): Part[] {
  const { created_at: time, creditNote } = refund;
  const note = priceCreditNote(order, refund);
  const about = { time, creditNote, returnId: refund.return ?? null };
  const [corrected = order] = findCorrected(order, refund);
  const whole = { ...about, invoice: getInvoiceNumber(corrected) };
  return [
    ...note.lines.map(({ line, quantity, amount, tax }) => ({
      ...about,
      kind: "refund",
      line,
      quantity: -quantity,
      amount: -(note.taxesIncluded ? amount : sumAmounts([amount, tax])),
      taxes: -tax,
    })),
    ...unlessZero({
      ...about,
      kind: "shippingRefund",
      amount: -sumAmounts([note.shipping, note.duties, note.taxesIncluded ? 0 : note.shippingTax]),
      taxes: -note.shippingTax,
    }),
    ...unlessZero({ ...whole, kind: "adjustment", amount: -note.adjustment }),
    ...unlessZero({ ...whole, kind: "withheld", amount: note.withheld }),
    ...unlessZero({ ...whole, kind: "unpaid", amount: note.unpaid }),
    ...unlessUnpaid({
      ...whole,
      kind: "paymentRefund",
      amount: 0,
      paid: {
        creditCard: -refund.payments.creditCard,
        giftCard: -refund.payments.giftCard,
        credits: -refund.payments.credits,
      },
    }),
  ];
}

const unlessZero = (part: Part): Part[] => (part.amount === 0 ? [] : [part]);
const unlessUnpaid = (part: Part & Required<Pick<Part, "paid">>): Part[] =>
  Object.values(part.paid).every((amount) => amount === 0) ? [] : [part];

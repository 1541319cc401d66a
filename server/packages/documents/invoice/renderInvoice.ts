import {
  formatDay,
  formatMoney,
  getCreditNoteDay,
  getInvoiceDay,
  getInvoiceNumber,
  type Locale,
} from "@velours/sdk/rules";
import { formatProduct, orderLocale, paymentText, type TotalRow, totalRows } from "@velours/sdk/shop";
import type { Language, Order } from "@velours/sdk/types";
import { Sheet } from "../pdf/Sheet.ts";
import { toInvoiceBill } from "./electronic/toBill.ts";
import { invoiceWords } from "./invoiceWords.ts";
import { toPdf } from "./toPdf.ts";
import { writeLines } from "./writeLines.ts";
import { type InvoiceSite, pageSize, writeAddresses, writeHead } from "./writeParties.ts";
import { writeRows } from "./writeRows.ts";

/** The invoice of an order as PDF: what was sold and paid when it was placed, and what was given back since. */
export function renderInvoice(
  bought: Order,
  site: InvoiceSite,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const word = invoiceWords[language];
  const order: Order = { ...bought, language };
  const { currency } = order.invoice;
  const locale = orderLocale(order, site);
  const number = getInvoiceNumber(order);
  const sheet = new Sheet(pageSize(order));
  writeHead(sheet, site, {
    language,
    title: word.invoice,
    facts: [
      [word.number, number],
      ...(number === order.number ? [] : [[word.order, order.number] satisfies [string, string]]),
      [word.date, formatDay(getInvoiceDay(order), locale)],
      [word.payment, paymentText(order, language)],
    ],
  });
  writeAddresses(sheet, order, site);
  const lines = order.products.map((product) => ({
    words: formatProduct(product, language),
    quantity: product._quantity,
    amount: product._free ? word.free : formatMoney(product._price, currency, { digits: 2 }),
  }));
  writeLines(sheet, lines, language);
  writeRows(sheet, totalRows(order), "");
  writeRows(sheet, refundRows(order, locale), word.refunds);
  return toPdf(sheet, site, {
    order,
    title: word.title(number),
    date: order.created_at,
    notes: [word.currency(currency)],
    bill: toInvoiceBill(order, site),
  });
}

function refundRows({ refunds = [], invoice, language }: Order, locale: Locale): TotalRow[] {
  const word = invoiceWords[language];
  return refunds
    .filter(({ amount }) => amount > 0)
    .map((refund) => {
      const { kind, amount, state, creditNote } = refund;
      const note = [creditNote && word.creditNoteOf(creditNote), word.states[state]]
        .filter(Boolean)
        .join(" ");
      return {
        label: word[kind](formatDay(getCreditNoteDay(refund), locale)),
        value: formatMoney(-amount, invoice.currency, { digits: 2 }),
        ...(note && { note }),
      };
    });
}

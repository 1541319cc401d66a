import {
  findCorrected,
  formatDay,
  formatMoney,
  getCreditNoteDay,
  getInvoiceDay,
  getInvoiceNumber,
  sumAmounts,
} from "@velours/sdk/rules";
import {
  type CreditNote,
  formatProduct,
  givenBackText,
  orderLocale,
  priceCreditNote,
  type TextLocale,
  type TotalRow,
  textsIn,
} from "@velours/sdk/shop";
import type { Currency, Language, Order, Refund } from "@velours/sdk/types";
import { Sheet } from "../pdf/Sheet.ts";
import { toCreditBill } from "./electronic/toBill.ts";
import { invoiceWords } from "./invoiceWords.ts";
import { toPdf } from "./toPdf.ts";
import { writeLines } from "./writeLines.ts";
import { type InvoiceSite, pageSize, writeAddresses, writeHead } from "./writeParties.ts";
import { writeRows } from "./writeRows.ts";

/** The refund that a credit note is for. */
export interface CreditedRefund {
  order: Order;
  refund: Refund;
}

/** The credit note of a refund as PDF: what it takes back of the order's invoice, to the cent. */
export function renderCreditNote(
  { order: bought, refund }: CreditedRefund,
  site: InvoiceSite,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const word = invoiceWords[language];
  const order: Order = { ...bought, language };
  const { currency, discounts } = order.invoice;
  const corrected = findCorrected(order, refund);
  const number = refund.creditNote ?? getInvoiceNumber(order);
  const note = priceCreditNote(order, refund);
  const sheet = new Sheet(pageSize(order));
  const locale = orderLocale(order, site);
  const day = (iso: string) => formatDay(iso, locale);
  writeHead(sheet, site, {
    language,
    title: word.creditNote,
    facts: [
      [word.number, number],
      [word.date, day(getCreditNoteDay(refund))],
      [word.correctedInvoice, corrected.map(getInvoiceNumber).join(", ")],
      [word.givenBackTo, givenBackText(order, refund, locale)],
    ],
  });
  writeAddresses(sheet, order, site);
  const lines = note.lines.flatMap(({ line, quantity, amount }) => {
    const product = order.products[line - 1];
    if (product === undefined) return [];
    const words = formatProduct(product, { language, defaultLanguage: site.languages.default });
    return [{ words, quantity, amount: formatMoney(amount, currency, { digits: 2 }) }];
  });
  if (lines.length > 0) writeLines(sheet, lines, language);
  writeRows(sheet, noteRows(note, refund.state, { currency, locale }), "");
  return toPdf(sheet, site, {
    order,
    title: `${word.creditNote} ${number}`,
    date: refund.created_at,
    notes: [
      ...corrected.map((each) => word.corrects(getInvoiceNumber(each), day(getInvoiceDay(each)))),
      ...(discounts.promotion > 0 ? [word.promoted] : []),
      word.currency(currency),
    ],
    bill: toCreditBill(order, refund, note, site),
  });
}

function noteRows(
  note: CreditNote,
  state: Refund["state"],
  { currency, locale }: { currency: Currency; locale: TextLocale },
): TotalRow[] {
  const word = textsIn(invoiceWords, locale);
  const below = word.states[state];
  const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
  const row = (label: string, amount: number, note?: string): TotalRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount), ...(note && { note }) }];
  const contained = { label: word.taxes, value: word.included, note: word.contained(money(note.taxes)) };
  return [
    ...row(word.subtotal, sumAmounts(note.lines.map(({ amount }) => amount))),
    ...row(word.shipping, note.shipping),
    ...row(word.duties, note.duties),
    ...(note.taxesIncluded ? (note.taxes > 0 ? [contained] : []) : row(word.taxes, note.taxes)),
    ...row(word.adjustment, note.adjustment),
    ...row(word.withheld, -note.withheld, word.withheldNote),
    ...row(word.unpaid, -note.unpaid, word.unpaidNote),
    { label: word.givenBack, value: money(note.total), total: true, ...(below && { note: below }) },
  ];
}

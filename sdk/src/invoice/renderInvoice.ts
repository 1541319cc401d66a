import { formatDay } from "../orderTexts/formatDay.ts";
import { formatProduct } from "../orderTexts/formatLine.ts";
import { type TotalRow, totalRows } from "../orderTexts/totalRows.ts";
import { toShowable } from "../pdf/encodeText.ts";
import { measureText } from "../pdf/measureText.ts";
import { type PageItem, writePdf } from "../pdf/writePdf.ts";
import { formatMoney } from "../rules/index.ts";
import type { Language, Order } from "../types.ts";
import { InvoiceSheet, LINE, SOFT } from "./InvoiceSheet.ts";
import { invoiceWords } from "./invoiceWords.ts";
import { type InvoiceSite, writeAddresses, writeHead } from "./writeParties.ts";

/** Countries that print on Letter; the others have A4. */
const LETTER = ["US", "CA"];

/** The invoice of an order as PDF: what was sold and paid when it was placed, and what was given back since. */
export function renderInvoice(bought: Order, site: InvoiceSite, language: Language): Uint8Array<ArrayBuffer> {
  const word = invoiceWords[language];
  const order: Order = { ...bought, language };
  const { billing, shipping } = order.address;
  const country = (billing ?? shipping)?.country ?? "US";
  const size = LETTER.includes(country) ? ([612, 792] as const) : ([595, 842] as const);
  const sheet = new InvoiceSheet(size);
  writeHead(sheet, order, site);
  writeAddresses(sheet, order, site);
  writeLines(sheet, order);
  writeRows(sheet, totalRows(order), "");
  writeRows(sheet, refundRows(order), word.refunds);
  sheet.down(28);
  sheet.paragraph(word.currency(order.invoice.currency), sheet.left, sheet.right - sheet.left, {
    size: 9,
    color: SOFT,
  });
  const pages = sheet.pages.map((items, index) => [
    { language, items },
    { language, items: footItems(sheet, site, language, [index + 1, sheet.pages.length]) },
  ]);
  return writePdf({ language, title: word.title(order.number), size, pages });
}

/** Columns from the right edge: the amount, then the units. */
const QUANTITY_FROM_RIGHT = 96;

function writeLines(sheet: InvoiceSheet, { products, invoice, language }: Order): void {
  const word = invoiceWords[language];
  const quantityEnd = sheet.right - QUANTITY_FROM_RIGHT;
  const width = quantityEnd - sheet.left - 64;
  const head = () => {
    const look = { size: 9, bold: true, color: SOFT };
    sheet.text(word.item, sheet.left, look);
    sheet.text(word.quantity, quantityEnd, { ...look, right: true });
    sheet.text(word.amount, sheet.right, { ...look, right: true });
    sheet.down(8);
    sheet.rule();
    sheet.down(16);
  };
  head();
  for (const product of products) {
    const page = sheet.pages.length;
    sheet.down(0, sheet.lineCount(formatProduct(product, language), width) * LINE);
    if (sheet.pages.length > page) head();
    sheet.text(String(product._quantity), quantityEnd, { right: true });
    const amount = product._free ? word.free : formatMoney(product._price, invoice.currency, { digits: 2 });
    sheet.text(amount, sheet.right, { right: true });
    sheet.paragraph(formatProduct(product, language), sheet.left, width);
    sheet.y -= 18;
  }
}

/** Rows of amounts in the right half, under a title or none. */
function writeRows(sheet: InvoiceSheet, rows: readonly TotalRow[], title: string): void {
  if (rows.length === 0) return;
  const left = sheet.left + (sheet.right - sheet.left) * 0.4;
  const width = sheet.right - left - 90;
  if (title) {
    sheet.down(24, 48);
    sheet.text(title, left, { bold: true });
    sheet.down(8);
  }
  sheet.rule(left);
  for (const { label, value, note, total = false } of rows) {
    if (total) {
      sheet.down(8);
      sheet.rule(left);
    }
    sheet.down(total ? 18 : 16, note ? 24 : 0);
    const look = { size: total ? 12 : 10, bold: total };
    sheet.text(value, sheet.right, { ...look, right: true });
    sheet.paragraph(label, left, width, look);
    if (!note) continue;
    sheet.down(12);
    sheet.paragraph(note, left, width, { size: 8.5, color: SOFT });
  }
  sheet.down(8);
}

function refundRows({ refunds = [], invoice, language }: Order): TotalRow[] {
  const word = invoiceWords[language];
  return refunds
    .filter(({ amount }) => amount > 0)
    .map(({ kind, created_at, amount, state }) => {
      const note = word.states[state];
      return {
        label: word[kind](formatDay(created_at.slice(0, 10), language)),
        value: formatMoney(-amount, invoice.currency, { digits: 2 }),
        ...(note && { note }),
      };
    });
}

function footItems(
  { left, right }: InvoiceSheet,
  { name, supportEmail }: InvoiceSite,
  language: Language,
  [page, pages]: readonly [number, number],
): PageItem[] {
  const word = invoiceWords[language];
  const look = { size: 8.5, color: SOFT, y: 44, kind: "text" as const };
  const words = toShowable(`${name} · ${word.questions(supportEmail)}`);
  const place = word.page(page, pages);
  return [
    { ...look, x: left, words },
    { ...look, x: right - measureText(place, look), words: place },
  ];
}

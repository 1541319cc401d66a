import { formatDay } from "../orderTexts/formatDay.ts";
import { formatProduct } from "../orderTexts/formatLine.ts";
import { paymentText } from "../orderTexts/paymentText.ts";
import { type TotalRow, totalRows } from "../orderTexts/totalRows.ts";
import { toShowable } from "../pdf/encodeText.ts";
import { measureText } from "../pdf/measureText.ts";
import { type PageItem, writePdf } from "../pdf/writePdf.ts";
import { formatMoney } from "../rules/index.ts";
import type { Address, Language, Order, Site } from "../types.ts";
import { BRAND, InvoiceSheet, SOFT } from "./InvoiceSheet.ts";
import { invoiceWords } from "./invoiceWords.ts";

/** The settings of the site that sold. */
export type InvoiceSite = Pick<Site, "name" | "supportEmail" | "regions" | "seller">;

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

/** The seller at the left; number, date and payment at the right. */
function writeHead(sheet: InvoiceSheet, order: Order, { name, seller }: InvoiceSite): void {
  const word = invoiceWords[order.language];
  sheet.text(name, sheet.left, { size: 20, bold: true, color: BRAND });
  sheet.text(word.invoice, sheet.right, { size: 20, bold: true, right: true });
  const start = sheet.y - 24;
  const facts: [string, string | null][] = [
    [word.number, order.number],
    [word.date, formatDay(order.created_at.slice(0, 10), order.language)],
    [word.payment, paymentText(order, order.language)],
  ];
  const sellerLines = seller
    ? [
        seller.name,
        ...seller.address,
        ...(seller.taxNumber ? [word.taxNumber(seller.taxNumber)] : []),
        ...(seller.registration ? [word.registration(seller.registration)] : []),
      ]
    : [];
  const column = (sheet.right - sheet.left) / 2;
  sheet.y = start;
  for (const line of sellerLines) {
    sheet.paragraph(line, sheet.left, column - 16, { size: 9.5, color: SOFT });
    sheet.down(LINE);
  }
  const sellerEnd = sheet.y;
  sheet.y = start;
  for (const [label, value] of facts) {
    if (value === null) continue;
    sheet.text(label, sheet.left + column, { size: 9.5, color: SOFT });
    sheet.paragraph(value, sheet.left + column + 64, column - 64, { size: 9.5, bold: label === word.number });
    sheet.down(LINE);
  }
  sheet.y = Math.min(sheet.y, sellerEnd) - 16;
}

function writeAddresses(sheet: InvoiceSheet, order: Order, site: InvoiceSite): void {
  const word = invoiceWords[order.language];
  const { billing, shipping } = order.address;
  const column = (sheet.right - sheet.left) / 2;
  const start = sheet.y;
  const ends = [
    { title: word.billedTo, address: billing ?? shipping, x: sheet.left },
    { title: word.shippedTo, address: shipping, x: sheet.left + column },
  ].map(({ title, address, x }, index) => {
    sheet.y = start;
    // The buyer is named even when there is no address to name.
    if (address === null && index > 0) return start;
    sheet.text(title, x, { bold: true });
    for (const line of [
      ...addressLines(address, order.language, site),
      ...(index === 0 ? [order.user.email] : []),
    ]) {
      sheet.down(LINE);
      sheet.paragraph(line, x, column - 16, { color: SOFT });
    }
    return sheet.y;
  });
  sheet.y = Math.min(...ends) - 34;
}

function addressLines(address: Address | null, language: Language, { regions }: InvoiceSite): string[] {
  if (address === null) return [];
  const { firstname, lastname, address1, address2, city, state, zipcode, country } = address;
  const region = regions.find((candidate) => candidate.country === country);
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  return [
    join(firstname, lastname),
    join(address1),
    join(address2),
    join(city, state, zipcode),
    (language === "fr" ? region?.label_fr : region?.label) ?? country ?? "",
  ].filter((line) => line !== "");
}

/** Columns from the right edge: the amount, then the units. */
const QUANTITY_FROM_RIGHT = 96;
/** From one line of a text to the next. */
const LINE = 13.5;

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

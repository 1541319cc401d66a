import { toShowable } from "../pdf/encodeText.ts";
import { measureText } from "../pdf/measureText.ts";
import { type PageItem, writePdf } from "../pdf/writePdf.ts";
import type { Language, Order } from "../types.ts";
import { type InvoiceSheet, SOFT } from "./InvoiceSheet.ts";
import { invoiceWords } from "./invoiceWords.ts";
import type { InvoiceSite } from "./writeParties.ts";

interface PdfTexts {
  order: Pick<Order, "language" | "number" | "user">;
  title: string;
  /** Sentences below the amounts. */
  notes: readonly string[];
}

/** Ends a sheet with its notes, and makes the PDF of its pages, each with the shop and its number at the foot. */
export function toPdf(
  sheet: InvoiceSheet,
  site: InvoiceSite,
  { order, title, notes }: PdfTexts,
): Uint8Array<ArrayBuffer> {
  const { language } = order;
  sheet.down(14);
  for (const note of [...notes, ...letterNotes(sheet, order)]) {
    sheet.down(14);
    sheet.paragraph(note, sheet.left, sheet.right - sheet.left, { size: 9, color: SOFT });
  }
  const pages = sheet.pages.map((items, index) => [
    { language, items },
    { language, items: footItems(sheet, site, language, [index + 1, sheet.pages.length]) },
  ]);
  return writePdf({ language, title, size: [sheet.width, sheet.height], pages });
}

/** Says which letters may be missing, and what names the buyer without them. */
function letterNotes(
  { hasOmitted, needsEastAsianFont }: InvoiceSheet,
  { language, number, user }: PdfTexts["order"],
): string[] {
  const word = invoiceWords[language];
  if (!hasOmitted && !needsEastAsianFont) return [];
  return [
    ...(hasOmitted ? [word.omitted] : []),
    ...(needsEastAsianFont ? [word.readersFont] : []),
    word.identified(number, user.email),
  ];
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

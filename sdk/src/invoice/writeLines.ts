import type { Language } from "../types.ts";
import { type InvoiceSheet, LINE, SOFT } from "./InvoiceSheet.ts";
import { invoiceWords } from "./invoiceWords.ts";

/** Columns from the right edge: the amount, then the units. */
const QUANTITY_FROM_RIGHT = 96;

/** The units of an invoice or of a credit note, below the heads of their columns on every page. */
export function writeLines(
  sheet: InvoiceSheet,
  lines: readonly { words: string; quantity: number; amount: string }[],
  language: Language,
): void {
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
  for (const { words, quantity, amount } of lines) {
    const page = sheet.pages.length;
    sheet.down(0, sheet.lineCount(words, width) * LINE);
    if (sheet.pages.length > page) head();
    sheet.text(String(quantity), quantityEnd, { right: true });
    sheet.text(amount, sheet.right, { right: true });
    sheet.paragraph(words, sheet.left, width);
    sheet.y -= 18;
  }
}

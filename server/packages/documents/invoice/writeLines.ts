import type { Language } from "@velours/sdk/types";
import { LINE, type Sheet, SOFT } from "../pdf/Sheet.ts";
import { invoiceWords } from "./invoiceWords.ts";

/** Columns from the right edge: the amount, then the units. */
const QUANTITY_FROM_RIGHT = 96;

/** The units of an invoice or of a credit note, below the heads of their columns on every page. */
export function writeLines(
  sheet: Sheet,
  lines: readonly { words: string; quantity: number; amount: string }[],
  language: Language,
): void {
  const word = invoiceWords[language];
  const quantityEnd = sheet.right - QUANTITY_FROM_RIGHT;
  const width = quantityEnd - sheet.left - 64;
  const head = () => {
    const look = { size: 9, bold: true, color: SOFT };
    const cell = (write: () => void) => sheet.within("TH", write, { scope: "Column" });
    sheet.within("TR", () => {
      cell(() => sheet.text(word.item, sheet.left, look));
      cell(() => sheet.text(word.quantity, quantityEnd, { ...look, right: true }));
      cell(() => sheet.text(word.amount, sheet.right, { ...look, right: true }));
    });
    sheet.down(8);
    sheet.rule();
    sheet.down(16);
  };
  sheet.within("Table", () => {
    head();
    for (const { words, quantity, amount } of lines) {
      const page = sheet.pages.length;
      const height = (sheet.lineCount(words, width) - 1) * LINE;
      sheet.down(0, height);
      if (sheet.pages.length > page) sheet.artifact(head);
      const { y } = sheet;
      sheet.within("TR", () => {
        sheet.within("TD", () => sheet.paragraph(words, sheet.left, width, { leading: LINE }));
        const end = sheet.y;
        sheet.y = y;
        sheet.within("TD", () => sheet.text(String(quantity), quantityEnd, { right: true }));
        sheet.within("TD", () => sheet.text(amount, sheet.right, { right: true }));
        sheet.y = end + 18;
      });
    }
  });
}

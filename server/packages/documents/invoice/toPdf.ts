import type { Order } from "@velours/sdk/types";
import { type Sheet, SOFT } from "../pdf/Sheet.ts";
import { writePdf } from "../pdf/writePdf.ts";
import type { Bill } from "./electronic/Bill.ts";
import { writeCii } from "./electronic/writeCii.ts";
import { invoiceWords } from "./invoiceWords.ts";
import type { InvoiceSite } from "./writeParties.ts";

interface PdfTexts {
  order: Pick<Order, "language" | "number" | "user">;
  title: string;
  /** When it was issued. */
  date: string;
  /** Sentences below the amounts. */
  notes: readonly string[];
  /** The same for machines; null where facts lack. */
  bill: Bill | null;
}

/** Ends a sheet with its notes, and makes the PDF of its pages, each with the shop and its number at the foot. */
export function toPdf(
  sheet: Sheet,
  site: InvoiceSite,
  { order, title, date, notes, bill }: PdfTexts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, user } = order;
  const word = invoiceWords[language];
  const letters = sheet.hasOmitted ? [word.omitted, word.identified(number, user.email)] : [];
  sheet.down(14);
  for (const note of [...notes, ...letters]) {
    sheet.down(14);
    sheet.within("P", () =>
      sheet.paragraph(note, sheet.left, sheet.right - sheet.left, { size: 9, color: SOFT }),
    );
  }
  sheet.foot(44, (page, pages) => {
    const look = { size: 8.5, color: SOFT };
    sheet.text(`${site.name} · ${word.questions(site.supportEmail)}`, sheet.left, look);
    sheet.text(word.page(page, pages), sheet.right, { ...look, right: true });
  });
  const author = site.seller?.name ?? site.name;
  const electronic = bill && writeCii(bill);
  return writePdf(sheet, { language, title, author, date: new Date(date), electronic });
}

import { paperSize } from "../pdf/paperSize.ts";
import { INK, Sheet } from "../pdf/Sheet.ts";
import { writePdf } from "../pdf/writePdf.ts";

/** A heading or a paragraph. */
export interface TextBlock {
  kind: "heading" | "text";
  words: string;
}

/** The words of a page in one language. */
interface TextPage {
  language: string;
  title: string;
  blocks: readonly TextBlock[];
}

const MARGIN = 64;
/** Pages of words have no date; the same words are the same bytes. */
const UNDATED = new Date("2026-01-01T00:00:00Z");

interface Publisher {
  author: string;
  /** Decides the paper. */
  country: string;
}

/** Pages of words as one PDF: an address without a language has each of them, one after another. */
export function renderPages(
  pages: readonly TextPage[],
  { author, country }: Publisher,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = pages;
  if (first === undefined) throw new TypeError("A PDF needs a page.");
  const sheet = new Sheet(paperSize(country), { margin: MARGIN, foot: MARGIN });
  for (const [index, { language, title, blocks }] of pages.entries()) {
    if (index > 0) sheet.down(sheet.height);
    sheet.within(
      "Sect",
      () => {
        write(sheet, "H1", title, { size: 20, bold: true, gap: 0 });
        for (const { kind, words } of blocks)
          if (kind === "heading") write(sheet, "H2", words, { size: 13, bold: true, gap: 16 });
          else write(sheet, "P", words, { size: 11, bold: false, gap: 6 });
      },
      { language },
    );
  }
  return writePdf(sheet, { language: first.language, title: first.title, author, date: UNDATED });
}

function write(
  sheet: Sheet,
  tag: "H1" | "H2" | "P",
  words: string,
  { size, bold, gap }: { size: number; bold: boolean; gap: number },
): void {
  const width = sheet.right - sheet.left;
  const leading = size * 1.45;
  const lines = sheet.lineCount(words, width, { size, bold });
  // A heading never stands alone at the bottom.
  sheet.down(gap, (lines - 1 + (bold ? 2 : 0)) * leading);
  sheet.within(tag, () => sheet.paragraph(words, sheet.left, width, { size, bold, leading, color: INK }));
  sheet.down(leading);
}

import { type PageItem, type PagePart, presentPage, wrapText, writePdf } from "@velours/sdk/shop";
import type { Language, Page } from "@velours/sdk/types";
import { htmlBlocks } from "./htmlBlocks.ts";

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;

/** A page of words as PDF. The file's address has no language, so it has one part after another in each. */
export function pagePdf(page: Page, languages: readonly Language[]): Uint8Array<ArrayBuffer> {
  return writePdf({
    language: "en",
    title: page.title,
    size: [WIDTH, HEIGHT],
    pages: languages.flatMap((language) => sheets(presentPage(page, language), language)),
  });
}

/** The sheets of one language, filled from top to bottom. */
function sheets({ title, html }: Page, language: Language): PagePart[][] {
  const all: PagePart[][] = [[]];
  let y = HEIGHT - MARGIN;
  function write(words: string, { size, bold, gap }: { size: number; bold: boolean; gap: number }): void {
    const lines = wrapText(words, WIDTH - 2 * MARGIN, { size, bold });
    const leading = size * 1.45;
    // A heading never stands alone at the bottom.
    if (y - gap - lines.length * leading < MARGIN + (bold ? 2 * leading : 0)) {
      all.push([]);
      y = HEIGHT - MARGIN;
    } else y -= gap;
    const items = lines.map((line): PageItem => {
      const item: PageItem = { kind: "text", x: MARGIN, y, words: line, size, bold };
      y -= leading;
      return item;
    });
    all.at(-1)!.push({ language, items });
  }
  write(title, { size: 20, bold: true, gap: 0 });
  for (const { kind, words } of htmlBlocks(html)) {
    if (kind === "heading") write(words, { size: 13, bold: true, gap: 16 });
    else write(words, { size: 11, bold: false, gap: 6 });
  }
  return all;
}

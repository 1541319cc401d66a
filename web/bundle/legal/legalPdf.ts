import { type PageItem, type PagePart, wrapText, writePdf } from "@velours/sdk/shop";
import type { LegalDocument } from "../../src/features/legal/LegalDocument.ts";

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;

/** A legal document as PDF: its addresses have no language, so it is there in both, a page each. */
export function legalPdf({ title, paragraphs }: LegalDocument): Uint8Array<ArrayBuffer> {
  const page = (locale: "en" | "fr") =>
    textPage({
      language: locale,
      title: title({}, { locale }),
      paragraphs: paragraphs.map((words) => words({}, { locale })),
    });
  return writePdf({
    language: "en",
    title: title({}, { locale: "en" }),
    size: [WIDTH, HEIGHT],
    pages: [page("en"), page("fr")],
  });
}

interface TextPage {
  language: string;
  title: string;
  paragraphs: readonly string[];
}

function textPage({ language, title, paragraphs }: TextPage): PagePart[] {
  const heading: PageItem = { kind: "text", x: MARGIN, y: 744, words: title, size: 20, bold: true };
  let y = 708;
  const body = paragraphs.map((words): PagePart => {
    const items = wrapText(words, WIDTH - 2 * MARGIN, { size: 11 }).map((line): PageItem => {
      const item: PageItem = { kind: "text", x: MARGIN, y, words: line, size: 11 };
      y -= 16;
      return item;
    });
    y -= 16;
    return { language, items };
  });
  return [{ language, items: [heading] }, ...body];
}

import { type EastAsianFont, fontObjects } from "./eastAsianFonts.ts";
import { centralDifferences, encodeText } from "./encodeText.ts";

/** Red, green and blue, each from 0 to 1. */
export type Color = readonly [number, number, number];

/** A part of a page, at a point from its lower left corner, in points. */
export type PageItem =
  | { kind: "text"; x: number; y: number; words: string; size: number; bold?: boolean; color?: Color }
  | { kind: "line"; x: number; y: number; width: number; color: Color };

/** A run of text in one language, marked for screen readers. */
export interface PagePart {
  language: string;
  items: readonly PageItem[];
}

export interface PdfDocument {
  language: string;
  title: string;
  /** Width and height of every page, in points. */
  size: readonly [number, number];
  pages: readonly (readonly PagePart[])[];
}

const FONTS = {
  western: ["F1", "F2"],
  central: ["F3", "F4"],
  chinese: ["F5", "F5"],
  korean: ["F6", "F6"],
} as const;

/** A PDF in the fonts every reader has. It is ASCII throughout: nothing on its way can damage it. */
export function writePdf({ language, title, size, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const font = (name: string, encoding: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
  const central = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${centralDifferences}] >>`;
  // 1 catalog, 2 pages, 3 to 6 fonts, 7 info; then page and content of each.
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${8 + 2 * index} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    font("Helvetica", "/WinAnsiEncoding"),
    font("Helvetica-Bold", "/WinAnsiEncoding"),
    font("Helvetica", central),
    font("Helvetica-Bold", central),
    `<< /Title ${titleString(title)} >>`,
  ];
  const contents = pages.map((parts) => parts.map(partContent).join("\n"));
  // Only a text that needs them brings them; they come last.
  const eastAsian = (["chinese", "korean"] as const).filter((font) =>
    contents.some((content) => content.includes(`/${FONTS[font][0]} `)),
  );
  const firstOf = (font: EastAsianFont) => 8 + 2 * pages.length + 3 * eastAsian.indexOf(font);
  const fonts = eastAsian.map((font) => ` /${FONTS[font][0]} ${firstOf(font)} 0 R`).join("");
  for (const content of contents) {
    const own = objects.length + 1;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(" ")}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 6 0 R${fonts} >> >> /Contents ${own + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  objects.push(...eastAsian.flatMap((font) => fontObjects(font, firstOf(font))));
  return new TextEncoder().encode(toFile(objects));
}

/** A title in UTF-16, which readers show in the fonts of their window. */
const titleString = (title: string): string =>
  `<FEFF${Array.from({ length: title.length }, (_, index) => hex(title.charCodeAt(index))).join("")}>`;

const hex = (unit: number): string => unit.toString(16).toUpperCase().padStart(4, "0");

const partContent = ({ language, items }: PagePart): string =>
  [`/P << /Lang (${language}) >> BDC`, ...items.map(itemContent), "EMC"].join("\n");

function itemContent(item: PageItem): string {
  const { x, y, color = [0.11, 0.094, 0.153] } = item;
  if (item.kind === "line")
    return `${numbers(...color)} RG 0.75 w ${numbers(x, y)} m ${numbers(x + item.width, y)} l S`;
  const runs = encodeText(item.words).map(
    ({ font, text }) => `/${FONTS[font][item.bold ? 1 : 0]} ${numbers(item.size)} Tf ${text} Tj`,
  );
  return `BT ${numbers(...color)} rg ${numbers(x, y)} Td ${runs.join(" ")} ET`;
}

const numbers = (...values: number[]): string =>
  values.map((value) => Number(value.toPrecision(6))).join(" ");

function toFile(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

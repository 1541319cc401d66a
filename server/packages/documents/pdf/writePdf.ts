import { once } from "node:events";
import PDFDocument from "pdfkit";
import { FACTUR_X_FILE, facturXMetadata } from "./facturX.ts";
import { readFont } from "./fonts.ts";
import type { Element, PageItem, Sheet, TextItem } from "./Sheet.ts";
import { isBidirectional, shapeText } from "./shapeText.ts";
import { measureRun } from "./wrapText.ts";

export interface PdfOptions {
  language: string;
  title: string;
  author: string;
  /** When the document was made: the same document has the same bytes. */
  date: Date;
  /** The same facts for machines, in XML of Factur-X; null for none. */
  electronic?: string | null;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Content = ReturnType<Pdf["markStructureContent"]>;
type Structure = ReturnType<Pdf["struct"]>;

/** The PDF of a sheet's pages: PDF/A-3a, with every font in it and its structure for screen readers. */
export async function writePdf(
  sheet: Sheet,
  { language, title, author, date, electronic = null }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    // Without it Helvetica is the first font, which PDF/A allows only embedded.
    font: "",
    info: {
      Title: toMetadata(title),
      Author: toMetadata(author),
      Creator: toMetadata(author),
      Producer: "PDFKit",
      CreationDate: date,
    },
    lang: language,
    margin: 0,
    pdfVersion: "1.7",
    size: [sheet.width, sheet.height],
    subset: "PDF/A-3a",
    tagged: true,
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(pdf, "end");
  const contents = new Map<Element, Content[]>();
  for (const items of sheet.pages) {
    pdf.addPage();
    drawPage(pdf, items, contents);
  }
  pdf.addStructure(toStructure(pdf, sheet.root, contents));
  if (electronic !== null) attachInvoice(pdf, electronic, date);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function attachInvoice(pdf: Pdf, xml: string, date: Date): void {
  pdf.appendXML(facturXMetadata);
  const options = {
    name: FACTUR_X_FILE,
    type: "text/xml",
    description: "Factur-X",
    relationship: "Alternative" as const,
    creationDate: date,
    modifiedDate: date,
  };
  pdf.file(Buffer.from(xml), options);
}

/** PDFKit puts these texts into XML as they are. */
const toMetadata = (text: string): string => text.replace(/&/g, "+").replace(/[<>]/g, "");

/** Draws a page. Neighbours of one element become one content, whose place in the structure is kept in `contents`. */
function drawPage(pdf: Pdf, items: readonly PageItem[], contents: Map<Element, Content[]>): void {
  let open: Element | null | undefined;
  const close = () => {
    if (open !== undefined) pdf.endMarkedContent();
    open = undefined;
  };
  for (const item of items) {
    const element = item.kind === "line" ? null : item.element;
    if (element !== open) {
      close();
      if (element === null) pdf.markContent("Artifact", { type: "Layout" });
      else {
        const content = pdf.markStructureContent(element.tag);
        contents.set(element, [...(contents.get(element) ?? []), content]);
      }
      open = element;
    }
    if (item.kind === "text") drawText(pdf, item);
    else if (item.kind === "image")
      pdf.image(item.png, item.x, item.y, { width: item.width, height: item.height });
    else
      pdf
        .lineWidth(0.75)
        .moveTo(item.x, item.y)
        .lineTo(item.x + item.width, item.y)
        .stroke(item.color);
  }
  close();
}

function drawText(pdf: Pdf, { x, y, words, size, bold, color }: TextItem): void {
  // Runs from right to left stand in the order of the page: the text itself says how they are read.
  pdf.markContent("Span", isBidirectional(words) ? { actual: words } : undefined);
  let from = x;
  for (const run of shapeText(words, bold)) {
    pdf.registerFont(run.font, readFont(run.font)).font(run.font);
    // With `features` a run is laid out whole: its words one by one would be in the wrong order from right to left.
    const options = { lineBreak: false, baseline: "alphabetic" as const, features: [] };
    pdf.fontSize(size).fillColor(color).text(run.text, from, y, options);
    from += measureRun(run, size);
  }
  pdf.endMarkedContent();
}

function toStructure(pdf: Pdf, element: Element, contents: ReadonlyMap<Element, Content[]>): Structure {
  const { tag, alt, language, scope, children } = element;
  const parts = children.flatMap((child) => ("tag" in child ? toStructure(pdf, child, contents) : []));
  // PDFKit's types lack the scope of a table's head.
  const options = { ...(language && { lang: language }), ...(alt && { alt }), ...(scope && { scope }) };
  return pdf.struct(tag, options, [...(contents.get(element) ?? []), ...parts]);
}

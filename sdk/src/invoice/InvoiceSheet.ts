import { findEastAsianFont } from "../pdf/eastAsianFonts.ts";
import { OMITTED, toShowable } from "../pdf/encodeText.ts";
import { measureText, type TextLook, wrapText } from "../pdf/measureText.ts";
import type { Color, PageItem } from "../pdf/writePdf.ts";
import type { Order } from "../types.ts";

const INK: Color = [0.11, 0.094, 0.153];
export const SOFT: Color = [0.302, 0.278, 0.353];
export const BRAND: Color = [0.31, 0.227, 0.835];
const RULE: Color = [0.894, 0.882, 0.918];

const MARGIN = 56;
/** Height reserved for the footer, in points. */
const FOOT = 72;

/** From one line of a text to the next. */
export const LINE = 13.5;

/** Countries that print on Letter; the others have A4. */
const LETTER = ["US", "CA"];

/** The paper of an order's buyer, in points. */
export function pageSize({ address: { billing, shipping } }: Pick<Order, "address">): [number, number] {
  return LETTER.includes((billing ?? shipping)?.country ?? "US") ? [612, 792] : [595, 842];
}

interface TextOptions extends Partial<TextLook> {
  color?: Color;
  /** Of the right edge instead of the left one. */
  right?: boolean;
}

/** The pages of an invoice, written from top to bottom; what does not fit begins the next page. */
export class InvoiceSheet {
  readonly width: number;
  readonly height: number;
  readonly pages: PageItem[][] = [[]];
  /** The base line of what comes next. */
  y: number;
  /** A text has letters that no font shows. */
  hasOmitted = false;
  /** A text needs a Chinese or Korean font of the reader's machine. */
  needsEastAsianFont = false;

  constructor([width, height]: readonly [number, number]) {
    this.width = width;
    this.height = height;
    this.y = height - MARGIN - 12;
  }

  get left(): number {
    return MARGIN;
  }

  get right(): number {
    return this.width - MARGIN;
  }

  /** Moves down; to the next page when fewer points than `needed` are left. */
  down(points: number, needed = 0): void {
    this.y -= points;
    if (this.y - needed >= FOOT) return;
    this.pages.push([]);
    this.y = this.height - MARGIN - 12;
  }

  text(words: string, x: number, { size = 10, bold = false, color = INK, right }: TextOptions = {}): void {
    const shown = toShowable(words);
    this.hasOmitted ||= shown.includes(OMITTED);
    this.needsEastAsianFont ||= [...shown].some(findEastAsianFont);
    const from = right ? x - measureText(shown, { size, bold }) : x;
    this.add({ kind: "text", x: from, y: this.y, words: shown, size, bold, color });
  }

  /** A text over as many lines as it needs, from the base line on; ends on the last one. */
  paragraph(words: string, x: number, width: number, options: TextOptions = {}): void {
    const { size = 10, bold = false } = options;
    for (const [index, line] of wrapText(toShowable(words), width, { size, bold }).entries()) {
      if (index > 0) this.down(size * 1.35);
      this.text(line, x, options);
    }
  }

  /** How many lines `paragraph` writes. */
  lineCount(words: string, width: number): number {
    return wrapText(toShowable(words), width, { size: 10 }).length;
  }

  /** A line across, or from `x` on, below what was written. */
  rule(x: number = MARGIN): void {
    this.add({ kind: "line", x, y: this.y, width: this.right - x, color: RULE });
  }

  private add(item: PageItem): void {
    this.pages.at(-1)?.push(item);
  }
}

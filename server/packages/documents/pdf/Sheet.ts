import { OMITTED, toShowable } from "./toShowable.ts";
import { measureText, type TextLook, wrapText } from "./wrapText.ts";

/** `#0b6b5d`. */
export type Color = `#${string}`;

export const INK: Color = "#1c1827";
export const SOFT: Color = "#4d475a";
export const BRAND: Color = "#4f3ad5";
const RULE: Color = "#e4e1ea";

/** From one line of a text to the next, in points. */
export const LINE = 13.5;

/** A part of the document's structure, as screen readers walk it; types are those of PDF. */
export interface Element {
  tag: "Document" | "Figure" | "Sect" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD";
  /** When it differs from the document's. */
  language?: string;
  /** Of a Figure: what it shows, in words. */
  alt?: string;
  /** Of a TH. */
  scope?: "Column" | "Row";
  children: (Element | TextItem | ImageItem)[];
}

/** A line of text at a point from the page's upper left corner, in points; `y` is its base line. */
export interface TextItem extends Required<TextLook> {
  kind: "text";
  x: number;
  y: number;
  words: string;
  color: Color;
  /** Null for what repeats on each page: no reader needs it twice. */
  element: Element | null;
}

/** A picture; `y` is its upper edge. */
export interface ImageItem {
  kind: "image";
  x: number;
  y: number;
  width: number;
  height: number;
  /** A PNG as a data URL. */
  png: string;
  element: Element | null;
}

export type PageItem =
  | TextItem
  | ImageItem
  | { kind: "line"; x: number; y: number; width: number; color: Color };

interface TextOptions extends Partial<TextLook> {
  color?: Color;
  /** Of the right edge instead of the left one. */
  right?: boolean;
}

interface Margins {
  /** At the left, the right and the top, in points. */
  margin: number;
  /** Reserved at the bottom, in points. */
  foot: number;
}

/** The pages of a document, written from top to bottom; what does not fit begins the next page. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly pages: PageItem[][] = [];
  readonly root: Element = { tag: "Document", children: [] };
  /** The base line of what comes next. */
  y: number;
  /** A text has letters that no font shows. */
  hasOmitted = false;
  readonly #margins: Margins;
  #page: PageItem[] = [];
  #element: Element | null = this.root;

  constructor([width, height]: readonly [number, number], margins: Margins = { margin: 56, foot: 72 }) {
    this.width = width;
    this.height = height;
    this.#margins = margins;
    this.y = this.#top;
    this.pages.push(this.#page);
  }

  get left(): number {
    return this.#margins.margin;
  }

  get right(): number {
    return this.width - this.#margins.margin;
  }

  get #top(): number {
    return this.#margins.margin + 12;
  }

  /** Writes one part of the structure. */
  within(
    tag: Element["tag"],
    write: () => void,
    options: Pick<Element, "alt" | "language" | "scope"> = {},
  ): void {
    const parent = this.#element;
    if (parent !== null) {
      this.#element = { tag, ...options, children: [] };
      parent.children.push(this.#element);
    }
    write();
    this.#element = parent;
  }

  /** Writes repeated text, which is no part of the structure. */
  artifact(write: () => void): void {
    const parent = this.#element;
    this.#element = null;
    write();
    this.#element = parent;
  }

  /** Writes at the foot of every page, `y` points above its end; no part of the structure. */
  foot(y: number, write: (page: number, pages: number) => void): void {
    for (const [index, page] of this.pages.entries()) {
      this.#page = page;
      this.y = this.height - y;
      this.artifact(() => write(index + 1, this.pages.length));
    }
  }

  /** Moves down; to the next page when fewer points than `needed` are left. */
  down(points: number, needed = 0): void {
    this.y += points;
    if (this.y + needed <= this.height - this.#margins.foot) return;
    this.#page = [];
    this.pages.push(this.#page);
    this.y = this.#top;
  }

  text(words: string, x: number, { size = 10, bold = false, color = INK, right }: TextOptions = {}): void {
    const shown = toShowable(words);
    if (shown.trim() === "") return;
    this.hasOmitted ||= shown.includes(OMITTED);
    const from = right ? x - measureText(shown, { size, bold }) : x;
    const element = this.#element;
    const item: TextItem = { kind: "text", x: from, y: this.y, words: shown, size, bold, color, element };
    element?.children.push(item);
    this.#page.push(item);
  }

  /** A PNG on the base line, as large as it fits into the box. */
  image(png: string, [width, height]: readonly [number, number], box: readonly [number, number]): void {
    const scale = Math.min(box[0] / width, box[1] / height);
    const element = this.#element;
    const item: ImageItem = {
      kind: "image",
      x: this.left,
      y: this.y - height * scale,
      width: width * scale,
      height: height * scale,
      png,
      element,
    };
    element?.children.push(item);
    this.#page.push(item);
  }

  /** A text over as many lines as it needs, from the base line on; ends on the last one. */
  paragraph(words: string, x: number, width: number, options: TextOptions & { leading?: number } = {}): void {
    const { size = 10, bold = false, leading = size * 1.35 } = options;
    for (const [index, line] of wrapText(toShowable(words), width, { size, bold }).entries()) {
      if (index > 0) this.down(leading);
      this.text(line, x, options);
    }
  }

  /** How many lines `paragraph` writes. */
  lineCount(words: string, width: number, look: TextLook = { size: 10 }): number {
    return wrapText(toShowable(words), width, look).length;
  }

  /** A line across, or from `x` on, below what was written. */
  rule(x: number = this.left): void {
    this.#page.push({ kind: "line", x, y: this.y, width: this.right - x, color: RULE });
  }
}

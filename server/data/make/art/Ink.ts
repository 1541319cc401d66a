/** Colours of the goods and the facts a shape is drawn from. */
export interface Ink {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
  accent: string;
  /** For marks on the goods, against their colour; `currentColor` in a drawing. */
  mark: string;
  /** Length and girth of the goods in inches, where the catalogue has them. */
  length: number | undefined;
  girth: number | undefined;
  functions: readonly string[];
  /** Drawings of what a bundle contains. */
  parts: readonly Drawn[];
  /** A whole number from 0 to n - 1, the same each time for the same product and question. */
  pick: (question: string, n: number) => number;
}

/** A shape on its 800 × 800 field, between 100 and 700 in width, standing on `floor`. */
export interface Drawn {
  svg: string;
  /** Units of the field that `inches` are long. */
  span: number;
  /** Length of the goods where the catalogue names none. */
  inches: number;
}

export type Shape = (ink: Ink) => Drawn;

/** Where goods stand on the field. */
export const floor = 690;

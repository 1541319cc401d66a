/** Colours of a shape. `g`, `h` and `m` are the gradients of picture.ts: body, sheen and metal. */
export interface Ink {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
  accent: string;
  /** A whole number from 0 to n - 1, the same each time for the same product and question. */
  pick: (question: string, n: number) => number;
}

export type Shape = (ink: Ink) => string;

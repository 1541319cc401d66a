/** A product as its author writes it; products.ts makes the contract's shape of it. */
export interface Entry {
  en: string;
  fr: string;
  text: string;
  texte: string;
  /** Whole US dollars; the other currencies follow (prices.ts). */
  usd: number;
  /** Former price in whole US dollars. */
  was?: number;
  /** The lowest price a percentage may leave, in whole US dollars. */
  floor?: number;
  handle?: string;
  brand?: string;
  type?: string;
  /** Name of the drawing in art/shapes. */
  shape?: string;
  colours?: string[];
  sizes?: string[];
  /** Dollars more for each next size. */
  sizeStep?: number;
  /** A further option after colour and size. */
  more?: [name: string, values: string[]];
  /** Inches, as filter values. */
  length?: string[];
  girth?: string[];
  functions?: string[];
  suction?: string[];
  vibration?: string[];
  insertion?: string[];
  material?: string[];
  /** mixed (the default) has all levels over variants and regions; preorder is none everywhere and may be ordered. */
  stock?: "mixed" | "high" | "low" | "none" | "unlimited" | "preorder" | "digital";
  ships?: string;
  addOn?: boolean;
  top?: boolean;
  /** Further collections beside those of the path. */
  also?: string[];
  sites?: string[];
  contains?: string[];
  download?: string;
  /** In place of the family's, for another material. */
  care?: Care;
}

/** Second paragraph of a description. */
export interface Care {
  en: string;
  fr: string;
}

/** Products of one listing path and what they share. */
export interface Family
  extends Pick<Entry, "brand" | "shape" | "material" | "functions" | "vibration" | "insertion" | "suction"> {
  /** Listing path without the leading slash; empty for products outside the listing. */
  path: string;
  type: string;
  care: Care;
  /** Gender that clothes are made for; their age group is that of adults. */
  gender?: "male" | "female" | "unisex";
  entries: Entry[];
}

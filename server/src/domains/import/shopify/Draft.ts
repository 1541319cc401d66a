import type { Currency, Prices, Product, Variant } from "@velours/sdk/types";

/** A variant from a row of an export; its ids come from the store. Undefined is what the file has no column for. */
export interface VariantDraft {
  line: number;
  sku: string | null | undefined;
  /** Null for a barcode that is no GTIN, and for none. */
  gtin: string | null | undefined;
  /** A barcode that is no GTIN. */
  unreadBarcode: string | undefined;
  mpn: string | null | undefined;
  option1: string | undefined;
  prices: Prices;
  /** Former prices; null where the file has none. */
  compareAt: Record<Currency, number | null>;
  taxable: boolean | undefined;
  policy: Variant["inventory_policy"] | undefined;
  requiresShipping: boolean | undefined;
  /** Units; null when they are not counted, "missing" when they are, but the file does not say how many. */
  quantity: number | null | "missing" | undefined;
  /** Address of its picture; null for none. */
  image: string | null | undefined;
}

/** A product as the rows of its handle say it. Undefined is what the file has no column for. */
export interface ProductDraft {
  handle: string;
  title: string;
  description: string | undefined;
  vendor: string | undefined;
  type: string | undefined;
  isGiftCard: boolean | undefined;
  enabled: boolean | undefined;
  ageGroup: Product["meta"]["ageGroup"];
  gender: Product["meta"]["gender"];
  options: string[] | undefined;
  attributes: Record<string, string[]>;
  collections: string[] | undefined;
  images: { src: string; alt: string | undefined }[] | undefined;
  variants: VariantDraft[];
}

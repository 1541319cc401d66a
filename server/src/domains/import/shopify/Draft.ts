import type { Inventory, Product, Variant } from "@velours/sdk/types";

/** A variant from a row of an export; its ids come from the store. */
export interface VariantDraft {
  line: number;
  sku: string | null;
  gtin: string | undefined;
  /** A barcode that is no GTIN. */
  unreadBarcode: string | undefined;
  mpn: string | undefined;
  option1: string;
  prices: Variant["prices"];
  compareAt: NonNullable<Variant["compare_at_prices"]>;
  taxable: boolean;
  policy: Variant["inventory_policy"];
  stock: Omit<Inventory, "variant_id">;
  image: string | undefined;
}

/** A product as the rows of its handle say it. */
export interface ProductDraft {
  handle: string;
  title: string;
  description: string;
  vendor: string;
  type: string;
  enabled: boolean;
  ageGroup: Product["meta"]["age_group"] | undefined;
  gender: Product["meta"]["gender"] | undefined;
  options: string[];
  attributes: Record<string, string[]>;
  collections: string[];
  images: { src: string; alt: string }[];
  variants: VariantDraft[];
}

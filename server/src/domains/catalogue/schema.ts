import type { Product, StockMoveInput } from "@velours/sdk/types";
import type { Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A product; `document` is the contract's Product as it was imported, without stock. */
interface ProductTable {
  id: number;
  handle: string | null;
  document: Json<Product>;
  enabled: boolean;
  popularity: number;
  created_at: Timestamp;
  revision: number;
}

/** A variant's prices by currency. */
interface VariantTable {
  id: number;
  product_id: number;
  position: number;
  prices: Json<Record<string, number>>;
  inventory_policy: "deny" | "continue";
}

/** Units of a variant in one fulfilment region; `quantity` null is not counted and `level` speaks. */
interface StockTable {
  variant_id: number;
  region: string;
  quantity: number | null;
  level: "none" | "low" | "high" | "unlimited";
  requires_shipping: boolean;
}

/** Why a merchant changes a count. */
export type StockMoveReason = StockMoveInput["reason"];

/** A row for each change of a stock count; the sum of deltas explains the count. */
interface StockEntryTable {
  id: Generated<number>;
  variant_id: number;
  region: string;
  delta: number;
  reason: "import" | "order" | "sandbox" | "refund" | StockMoveReason;
  order_id: string | null;
  created_at: Timestamp;
}

/** A review; `document` is the contract's Review as it was imported. */
interface ReviewTable {
  id: number;
  product_id: number;
  stars: number;
  language: string;
  enabled: boolean;
  created_at: string;
  document: Json<Record<string, unknown>>;
}

interface CollectionTable {
  handle: string;
  document: Json<Record<string, unknown>>;
  position: number;
}

interface CollectionProductTable {
  handle: string;
  product_id: number;
}

/** Someone who wants to hear once when a variant is back; deleted when they have. */
export interface StockNoticeTable {
  id: Generated<number>;
  product_id: number;
  variant_id: number;
  /** Lower case. */
  email: string;
  region: string;
  site: string;
  language: "en" | "fr";
  /** When the email was queued; null while the variant is sold out. */
  queued_at: NullableTimestamp;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    products: ProductTable;
    variants: VariantTable;
    stock: StockTable;
    stock_entries: StockEntryTable;
    reviews: ReviewTable;
    collections: CollectionTable;
    collection_products: CollectionProductTable;
    stock_notices: StockNoticeTable;
  }
}

import type { StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Json } from "../../platform/store/schema.ts";

/** A product as it was before the sandbox changed it, so that a reset can put it back. */
interface SandboxProductTable {
  product_id: number;
  document: Json<Product>;
  stock: Json<StockRow[]>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    sandbox_products: SandboxProductTable;
  }
}

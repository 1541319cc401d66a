import type { ShippingRateRow } from "@velours/sdk/types";
import type { Json } from "../../platform/store/schema.ts";

interface ShippingRateTable {
  id: string;
  document: Json<ShippingRateRow>;
  position: number;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    shipping_rates: ShippingRateTable;
  }
}

import type { TaxRateRow } from "@velours/sdk/types";
import type { Json } from "../../platform/store/schema.ts";

interface TaxRateTable {
  country: string;
  /** '' for the whole country. */
  state: string;
  document: Json<TaxRateRow>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    tax_rates: TaxRateTable;
  }
}

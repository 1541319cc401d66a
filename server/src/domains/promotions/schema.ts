import type { Promotion } from "@velours/sdk/types";
import type { Generated } from "kysely";
import type { Json } from "../../platform/store/schema.ts";

interface PromotionTable {
  id: number;
  /** Lower case: codes are compared without case. */
  name: string;
  document: Json<Promotion>;
  usage_limit: number | null;
  uses: Generated<number>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    promotions: PromotionTable;
  }
}

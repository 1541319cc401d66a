import type { UpsellOffer } from "@velours/sdk/types";
import type { Json } from "../../platform/store/schema.ts";

/** A merchant's offer after a purchase; `document` is the contract's UpsellOffer. */
interface UpsellOfferTable {
  id: string;
  site: string;
  document: Json<UpsellOffer>;
  position: number;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    upsell_offers: UpsellOfferTable;
  }
}

import { toImported } from "@velours/sdk/import";
import { type ProductRecord, productStates, type ShopFacts } from "@velours/sdk/shop";
import type { MerchantProduct, Product } from "@velours/sdk/types";
import { toRevision } from "./log/toRevision.ts";

/** A product as imports have it, with its stock now. */
export const presentMerchantProduct = (record: ProductRecord, facts: ShopFacts): MerchantProduct => ({
  product: toImported(record) as Product,
  revision: toRevision(record.document),
  states: productStates(record, facts),
});

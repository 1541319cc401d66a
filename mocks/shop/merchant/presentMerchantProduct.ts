import { type ProductRecord, productStates, type ShopFacts } from "@velours/sdk/shop";
import type { MerchantProduct, Product } from "@velours/sdk/types";

/** A product as imports have it, with its stock now. */
export function presentMerchantProduct(record: ProductRecord, facts: ShopFacts): MerchantProduct {
  const { document, stock, created_at } = record;
  const inventories = stock.map(({ quantity, ...row }) => ({
    ...row,
    ...(quantity !== null && { quantity }),
  }));
  return {
    product: { ...document, inventories, created_at: document.created_at ?? created_at } as Product,
    revision: String(record.id),
    states: productStates(record, facts),
  };
}

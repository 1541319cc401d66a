import { getStockLevel, type ProductRecord } from "@velours/sdk/shop";
import type { Currency, MerchantProduct, Product, ProductState } from "@velours/sdk/types";

/** Facts of the shop that states of products follow from. */
export interface ShopFacts {
  /** Ids of products that no menu leads to. */
  unlisted: ReadonlySet<number>;
  /** Currencies that sites sell in. */
  currencies: ReadonlySet<Currency>;
}

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
    states: listStates(record, facts),
  };
}

function listStates({ id, document, enabled, stock }: ProductRecord, facts: ShopFacts): ProductState[] {
  const { images, variants } = document;
  const isSold = variants.some(
    (variant) =>
      variant.inventory_policy === "continue" ||
      stock.some((row) => row.variant_id === variant.id && getStockLevel(row) !== "none"),
  );
  const isPriced = [...facts.currencies].every((currency) =>
    variants.some(({ prices }) => prices?.[currency] !== undefined),
  );
  return [
    ...(enabled ? [] : ["disabled" as const]),
    ...(facts.unlisted.has(id) ? ["unlisted" as const] : []),
    ...(images.length === 0 ? ["unpictured" as const] : []),
    ...(isSold ? [] : ["soldOut" as const]),
    ...(isPriced ? [] : ["unpriced" as const]),
  ];
}

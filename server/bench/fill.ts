import type { Product } from "@velours/sdk/types";
import { upsertProducts } from "../src/domains/catalogue/store.ts";
import { analyzeCatalogue } from "../src/domains/import/store.ts";
import type { Store } from "../src/platform/store/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { fillShop } from "../src/testing/fillShop.ts";
import { products } from "../src/testing/shopData.ts";

const first = 10_000;
const enough = 10_000_000;
/** Products written at once. */
const step = 5_000;

const pattern = products[0] as Product;

export const getProductId = (index: number): number => first + index;
export const getVariantId = (index: number): number => getProductId(index) * 10;

function createProduct(index: number): Product {
  const id = getProductId(index);
  const variants = pattern.variants.slice(0, 1).map((variant) => ({ ...variant, id: getVariantId(index) }));
  return {
    ...pattern,
    id,
    handle: `bench-${id}`,
    title: `Product ${id}`,
    vendor: `Vendor ${index % 40}`,
    variants,
    inventories: [
      {
        variant_id: getVariantId(index),
        region: "US",
        requires_shipping: true,
        level: "high",
        quantity: enough,
      },
    ],
    popularity: index,
  };
}

/** The small shop of the tests and `count` products more, with stock that lasts. */
export async function fill(store: Store, count: number): Promise<void> {
  await fillShop(store);
  for (let from = 0; from < count; from += step) {
    const batch = Array.from({ length: Math.min(step, count - from) }, (_, offset) =>
      createProduct(from + offset),
    );
    await inTransaction(store.db, (trx) => upsertProducts(trx, batch));
  }
  // As an import does.
  await inTransaction(store.db, analyzeCatalogue);
}

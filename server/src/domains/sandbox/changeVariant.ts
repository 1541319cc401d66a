import type { Product, Variant } from "@velours/sdk/types";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { lockStock } from "../catalogue/store/lockStock.ts";
import { setStockLevel, writeProduct } from "../catalogue/store/productRows.ts";
import { readRecords } from "../catalogue/store/records.ts";
import type { VariantChange } from "./parseVariantChange.ts";
import { saveOriginal } from "./store.ts";

/** Changes catalogue and validation alike, and stores the original for the reset. False for an unknown variant. */
export function changeVariant(store: Store, variantId: number, change: VariantChange): Promise<boolean> {
  return inTransaction(store.db, async (trx) => {
    const [record] = await readRecords(trx, { variants: [variantId] });
    if (record === undefined) return false;
    await lockStock(trx, [record.id]);
    await saveOriginal(trx, record);
    const document = applyToProduct(record.document, variantId, change);
    const enabled = change.enabled ?? record.enabled;
    await writeProduct(trx, document, enabled);
    if (change.level !== undefined) await setStockLevel(trx, variantId, change.level);
    return true;
  });
}

function applyToProduct(product: Product, variantId: number, change: VariantChange): Product {
  const variants = product.variants.map((variant) =>
    variant.id === variantId ? applyToVariant(variant, change) : variant,
  );
  const first = variants[0]?.id === variantId && change.price !== undefined ? variants[0] : undefined;
  return {
    ...product,
    ...(change.type === undefined ? {} : { type: change.type }),
    ...(first === undefined ? {} : { price: first.price, prices: first.prices }),
    variants,
  };
}

function applyToVariant(variant: Variant, { price, inventory_policy, option1 }: VariantChange): Variant {
  const currencies = Object.keys(variant.prices);
  const prices =
    typeof price === "number" ? Object.fromEntries(currencies.map((currency) => [currency, price])) : price;
  return {
    ...variant,
    ...(prices === undefined ? {} : { prices: { ...variant.prices, ...prices } }),
    ...(prices?.USD === undefined ? {} : { price: prices.USD }),
    ...(inventory_policy === undefined ? {} : { inventory_policy }),
    ...(option1 === undefined ? {} : { option1 }),
  };
}

import type { PriceChange } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readProductsOfVariants } from "../../catalogue/store/merchantProducts.ts";
import { planPrices } from "./planPrices.ts";

/** The changes that these prices would make, with the products as they are stored; `lock` keeps others from changing them. */
export async function loadPricePlan(db: Db, prices: readonly PriceChange[], { lock }: { lock: boolean }) {
  const rows = await readProductsOfVariants(
    db,
    prices.map(({ variantId }) => variantId),
    { lock },
  );
  const documents = rows.map(({ document }) => document);
  return { rows, planned: planPrices(documents, prices) };
}

import { planPrices, refuseRule } from "@velours/sdk/shop";
import type { PriceChange, PriceChanges, Product } from "@velours/sdk/types";
import type { ErrorResponse } from "../../../platform/contract.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { readProductsOfVariants } from "../../catalogue/store/merchantProducts.ts";
import { toRevision } from "../toRevision.ts";

export type PriceRefusal = ErrorResponse<"variantUnknown" | "priceBelowMinimum" | "priceMissing">;

/** Prices that would change, and the products as they would be. */
interface PlannedPrices {
  body: Omit<PriceChanges, "applied">;
  products: Product[];
}

/** The changes that these prices would make, with the products as they are stored; `lock` keeps others from changing them. */
export async function loadPricePlan(db: Db, prices: readonly PriceChange[], { lock }: { lock: boolean }) {
  const rows = await readProductsOfVariants(
    db,
    prices.map(({ variantId }) => variantId),
    { lock },
  );
  const documents = rows.map(({ document }) => document);
  return { rows, planned: plan(documents, prices) };
}

function plan(
  stored: readonly Product[],
  prices: readonly PriceChange[],
): PlannedPrices | { refused: PriceRefusal } {
  const planned = planPrices(stored, prices);
  if ("refused" in planned) return { refused: refuseRule(planned.refused) };
  const { products, changes } = planned;
  return { products, body: { plan: toRevision(changes), changes } };
}

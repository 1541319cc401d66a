import { type PricedCart, priceCart } from "@velours/sdk/shop";
import type { CartLineInput, Currency, Language } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { loadRecords, type RecordMemory } from "../catalogue/store/records.ts";

/** Looks every line up again by its variant. */
export async function loadCart(
  { store, catalogue, site, now }: Pick<Context, "store" | "site" | "now"> & { catalogue: RecordMemory },
  inputs: readonly CartLineInput[],
  { currency, language }: { currency: Currency; language: Language },
): Promise<PricedCart> {
  const variants = inputs.map(({ variant }) => variant.id);
  const records = await loadRecords(store.db, catalogue, variants);
  return priceCart(records, inputs, { site, currency, language, now });
}

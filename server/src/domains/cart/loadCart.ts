import { type PricedCart, priceCart } from "@velours/sdk/shop";
import type { CartLineInput, Currency, Language } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { readRecords } from "../catalogue/store/records.ts";

/** Looks every line up again by its variant. */
export async function loadCart(
  { store, site, now }: Pick<Context, "store" | "site" | "now">,
  inputs: readonly CartLineInput[],
  { currency, language }: { currency: Currency; language: Language },
): Promise<PricedCart> {
  const records = await readRecords(store.db, { variants: inputs.map((input) => input.variant.id) });
  return priceCart(records, inputs, { site, currency, language, now });
}

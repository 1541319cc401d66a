import { decimalText, formerPrices } from "@velours/sdk/rules";
import type { Currency, PriceChange, Product, Site } from "@velours/sdk/types";
import { readAmount } from "../readAmount.ts";

/** A price of a variant in a currency while it is typed; empty for none. */
export interface PriceDraft {
  price: string;
  compareAt: string;
}

/** Typed prices by `priceKey`. */
export type PriceDrafts = Readonly<Record<string, PriceDraft>>;

export const priceKey = (variantId: number, currency: Currency): string => `${variantId} ${currency}`;

/** Currencies that the product has a price in, and those that the sites sell in. */
export function listCurrencies(
  { variants }: Pick<Product, "variants">,
  sites: readonly Pick<Site, "currencies">[],
): Currency[] {
  const priced = variants.flatMap(({ prices }) => Object.keys(prices));
  return [...new Set([...priced, ...sites.flatMap(({ currencies }) => currencies)])].sort();
}

const toText = (amount: number | undefined): string => (amount === undefined ? "" : decimalText(amount));

export function toPriceDrafts({ variants }: Pick<Product, "variants">, currencies: readonly Currency[]) {
  const drafts: Record<string, PriceDraft> = {};
  for (const variant of variants)
    for (const currency of currencies)
      drafts[priceKey(variant.id, currency)] = {
        price: toText(variant.prices[currency]),
        compareAt: toText(formerPrices(variant)[currency]),
      };
  return drafts;
}

/** The prices that differ from what is stored; undefined while one of them is no amount. */
export function toPriceChanges(drafts: PriceDrafts, stored: PriceDrafts): PriceChange[] | undefined {
  const changes: PriceChange[] = [];
  for (const [key, draft] of Object.entries(drafts)) {
    const [price, compareAt] = [readAmount(draft.price), readAmount(draft.compareAt)];
    if (price === undefined || compareAt === undefined) return undefined;
    const before = stored[key] ?? { price: "", compareAt: "" };
    if (price === readAmount(before.price) && compareAt === readAmount(before.compareAt)) continue;
    const [variantId = "", currency = ""] = key.split(" ");
    changes.push({ variantId: Number(variantId), currency: currency as Currency, price, compareAt });
  }
  return changes;
}

import type { ChangedPrice, Currency, PriceChange, Product } from "../../types.ts";
import { decimalText } from "../money.ts";
import { formerPrices, minimumPrice } from "../prices.ts";
import type { Refusal } from "../refusal.ts";
import { type PriceToSet, setPrices } from "./setPrices.ts";
import { namedOption } from "./variantOption.ts";

type PriceRefusal = Refusal<"variantUnknown" | "priceBelowMinimum" | "priceMissing">;

/** Prices that would change, and the products as they would be. */
export interface PlannedPrices {
  changes: ChangedPrice[];
  products: Product[];
}

/** The least that a price may become: the product's own minimum, and never nothing. */
export const leastPrice = (product: Pick<Product, "minimum_prices">, currency: Currency): number =>
  Math.max(0.01, minimumPrice(product, currency));

const toAmount = (text: string | null | undefined): number | null | undefined =>
  text === null || text === undefined ? text : Number(text);

const toText = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : decimalText(amount);

/** The changes of prices in products as they are stored, or the reason why they are refused. */
export function planPrices(
  stored: readonly Product[],
  input: readonly PriceChange[],
): PlannedPrices | { refused: PriceRefusal } {
  const changes: PriceToSet[] = input.map(({ variantId, currency, price, compareAt }) => ({
    variantId,
    currency,
    price: toAmount(price) ?? null,
    compareAt: toAmount(compareAt),
  }));
  const existing = new Set(stored.flatMap(({ variants }) => variants.map(({ id }) => id)));
  const unknown = changes.find(({ variantId }) => !existing.has(variantId));
  if (unknown !== undefined)
    return { refused: { reference: "variantUnknown", value: { variantId: unknown.variantId } } };
  const products: Product[] = [];
  const changed: ChangedPrice[] = [];
  for (const product of stored) {
    const next = setPrices(product, changes);
    const rows = diffPrices(product, next);
    for (const row of rows) {
      const refused = refusePrice(next, row);
      if (refused !== null) return { refused };
    }
    if (rows.length > 0) products.push(next);
    changed.push(...rows);
  }
  return { products, changes: changed };
}

function refusePrice(product: Product, { variantId, currency, after }: ChangedPrice): PriceRefusal | null {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (Object.keys(variant?.prices ?? {}).length === 0)
    return { reference: "priceMissing", value: { variantId } };
  const minimum = leastPrice(product, currency);
  return after !== null && Number(after) < minimum
    ? { reference: "priceBelowMinimum", value: { variantId, currency, minimum: decimalText(minimum) } }
    : null;
}

/** A change of more than this share is most often a slip. */
const muchPercent = 30;

/** The prices in which two versions of a product differ. */
export function diffPrices(before: Product, after: Product): ChangedPrice[] {
  return before.variants.flatMap((variant, place) => {
    const next = after.variants[place]!;
    const [former, formerNext] = [formerPrices(variant), formerPrices(next)];
    const currencies = new Set([
      ...Object.keys(variant.prices),
      ...Object.keys(next.prices),
      ...Object.keys(formerNext),
      ...Object.keys(former),
    ]) as Set<Currency>;
    return [...currencies].sort().flatMap((currency): ChangedPrice[] => {
      const [old, now] = [variant.prices[currency], next.prices[currency]];
      const [formerOld, formerNow] = [former[currency], formerNext[currency]];
      if (old === now && formerOld === formerNow) return [];
      return [
        {
          variantId: variant.id,
          productId: before.id,
          title: [before.title, namedOption(variant.option1)].filter(Boolean).join(" "),
          currency,
          before: toText(old),
          after: toText(now),
          compareAtBefore: toText(formerOld),
          compareAtAfter: toText(formerNow),
          movesMuch: old !== undefined && now !== undefined && Math.abs(now - old) * 100 > old * muchPercent,
        },
      ];
    });
  });
}

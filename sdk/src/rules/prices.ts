import type { Currency, Prices, Product, Variant } from "../types.ts";
import { shownVariants } from "./catalogue/shownVariants.ts";

export type PricedVariant = Pick<Variant, "prices"> &
  Partial<Pick<Variant, "price" | "compare_at_prices" | "compare_at_price">>;

/** An amount in a currency; falls back to USD. Undefined when neither is there. Products on sale are priced: see hasPriceIn. */
export const priceIn = (prices: Prices | undefined | null, currency: Currency): number | undefined =>
  prices?.[currency] ?? prices?.USD;

/**
 * A variant is sold in its own currencies only: the same number of dollars and of pounds is not the same
 * price.
 */
export const hasPriceIn = ({ prices }: Pick<Variant, "prices">, currency: Currency): boolean =>
  prices?.[currency] !== undefined;

/** Currencies in which any of these variants is sold. */
export const listCurrencies = (variants: readonly Pick<Variant, "prices">[]): Currency[] => [
  ...new Set(variants.flatMap(({ prices }) => Object.keys(prices ?? {}))),
];

/**
 * A product's amount in each currency: its own, or that of the first variant that is sold in it. Its own is that of its
 * first variant, and none while that one is taken from sale.
 */
export function productPrices(product: Pick<Product, "prices" | "variants">): Product["prices"] {
  const variants = shownVariants(product);
  const complete: Product["prices"] = variants[0] === product.variants[0] ? { ...product.prices } : {};
  for (const currency of listCurrencies(variants))
    complete[currency] ??= variants.find((variant) => hasPriceIn(variant, currency))!.prices[currency]!;
  return complete;
}

/** Unit price of a variant in a currency, in units of that currency. */
export const unitPrice = (variant: PricedVariant, currency: Currency): number =>
  priceIn(variant.prices, currency) ?? variant.price ?? 0;

/** A variant's former prices. Without a currency it is in the only one that the variant is sold in, else in US dollars. */
export function formerPrices({ prices, compare_at_prices, compare_at_price }: PricedVariant): Prices {
  if (compare_at_prices || compare_at_price == null) return compare_at_prices ?? {};
  const [only = "USD", ...others] = Object.keys(prices ?? {});
  return { [others.length === 0 ? only : "USD"]: compare_at_price };
}

/**
 * Former price of a variant, or null. It is looked up where the price was found, so that pounds are never
 * compared with dollars: a currency missing in both maps falls back to USD in both.
 */
export const compareAtPrice = (variant: PricedVariant, currency: Currency): number | null =>
  formerPrices(variant)[variant.prices?.[currency] === undefined ? "USD" : currency] ?? null;

/** The compare-at price of a variant that costs less now; null for one that is not on sale. */
export function formerPrice(variant: PricedVariant, currency: Currency): number | null {
  const former = compareAtPrice(variant, currency);
  return former !== null && unitPrice(variant, currency) < former ? former : null;
}

/** A variant is on sale when its price is below the compare-at price. Missing or equal: not on sale. */
export const isOnSale = (variant: PricedVariant, currency: Currency): boolean =>
  formerPrice(variant, currency) !== null;

/** The least a percentage may leave of a unit price; no fallback to USD. */
export const minimumPrice = (product: Pick<Product, "minimum_prices">, currency: Currency): number =>
  product.minimum_prices?.[currency] ?? 0;

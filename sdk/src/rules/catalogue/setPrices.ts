import type { Currency, Prices, Product, Variant } from "../../types.ts";
import { formerPrices, hasPriceIn, listCurrencies } from "../prices.ts";

/** A price of a variant in a currency: null takes it away, an absent `compareAt` leaves the former price. */
export interface PriceToSet {
  variantId: number;
  currency: Currency;
  price: number | null;
  compareAt?: number | null | undefined;
}

/** Amounts with one of them set, or without it. */
function setAmount(amounts: Prices | undefined, currency: Currency, amount: number | null): Prices {
  const { [currency]: _, ...others } = amounts ?? {};
  return amount === null ? others : { ...others, [currency]: amount };
}

function setVariantPrice(variant: Variant, { currency, price, compareAt }: PriceToSet): Variant {
  const stored = formerPrices(variant);
  const former =
    compareAt === undefined && price !== null
      ? stored
      : setAmount(stored, currency, price === null ? null : (compareAt ?? null));
  const { compare_at_prices: _, ...others } = variant;
  return {
    ...others,
    // Without any former price left it shows none.
    ...(Object.keys(former).length > 0 ? { compare_at_prices: former } : { compare_at_price: null }),
    prices: setAmount(variant.prices, currency, price),
  };
}

/** A product with prices of its variants set. */
export function setPrices(product: Product, changes: readonly PriceToSet[]): Product {
  return derivePrices({
    ...product,
    variants: product.variants.map((variant) =>
      changes.filter(({ variantId }) => variantId === variant.id).reduce(setVariantPrice, variant),
    ),
  });
}

/**
 * A product with the prices it shows: those of a variant are in dollars where no currency is named, its own are those of the
 * first variant that is sold in a currency.
 */
export function derivePrices(product: Product): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    price: variant.prices.USD ?? variant.price,
    compare_at_price:
      variant.compare_at_prices === undefined
        ? variant.compare_at_price
        : (variant.compare_at_prices.USD ?? null),
  }));
  const sold = listCurrencies(variants).map((currency) => {
    const first = variants.find((variant) => hasPriceIn(variant, currency));
    return [currency, first?.prices[currency], first && formerPrices(first)[currency]] as const;
  });
  const collect = (place: 1 | 2): Prices =>
    Object.fromEntries(sold.flatMap((row) => (row[place] === undefined ? [] : [[row[0], row[place]]])));
  return {
    ...product,
    ...(product.compare_at_prices !== undefined && { compare_at_prices: collect(2) }),
    prices: collect(1),
    price: variants[0]?.price ?? product.price,
    variants,
  };
}

import type { Currency, Prices, Product, Variant } from "../../types.ts";
import { hasPriceIn } from "../prices.ts";

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
  const prices = setAmount(variant.prices, currency, price);
  const former =
    compareAt === undefined && price !== null
      ? variant.compare_at_prices
      : setAmount(variant.compare_at_prices, currency, price === null ? null : (compareAt ?? null));
  const { compare_at_prices: _, ...others } = variant;
  return {
    ...others,
    ...(former !== undefined && Object.keys(former).length > 0 && { compare_at_prices: former }),
    prices,
    // Shown in dollars where no currency is named.
    price: prices.USD ?? variant.price,
    compare_at_price: former === undefined ? variant.compare_at_price : (former.USD ?? null),
  };
}

/** A product with prices of its variants set; its own prices are those of the first variant that is sold in a currency. */
export function setPrices(product: Product, changes: readonly PriceToSet[]): Product {
  const variants = product.variants.map((variant) =>
    changes.filter(({ variantId }) => variantId === variant.id).reduce(setVariantPrice, variant),
  );
  let { prices, compare_at_prices: former } = product;
  for (const currency of new Set(changes.map((change) => change.currency))) {
    const first = variants.find((variant) => hasPriceIn(variant, currency));
    prices = setAmount(prices, currency, first?.prices[currency] ?? null);
    if (former !== undefined)
      former = setAmount(former, currency, first?.compare_at_prices?.[currency] ?? null);
  }
  return {
    ...product,
    ...(former !== undefined && { compare_at_prices: former }),
    prices,
    price: variants[0]?.price ?? product.price,
    variants,
  };
}

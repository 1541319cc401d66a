import type { Currency, Product, Variant } from "../../types.ts";
import { hasPriceIn, isOnSale, listCurrencies, productPrices } from "../prices.ts";
import type { ProductRecord, StockRow } from "./productRecord.ts";
import { shownVariants } from "./shownVariants.ts";

/** The part of a product's document and stock that listings find, count and order it by. */
export interface IndexedProduct extends Pick<Product, "type" | "vendor" | "prices" | "strategies"> {
  /** Currencies in which any variant has a price. */
  currencies: readonly Currency[];
  sources: readonly string[];
  collections: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  /** A variant costs less than before in any of the currencies. */
  isOnSale: boolean;
  stock: readonly Pick<StockRow, "region" | "quantity" | "level">[];
}

export function toIndexedProduct({
  document,
  stock,
}: Pick<ProductRecord, "document" | "stock">): IndexedProduct {
  const { type, vendor, strategies, sources = [], collections = [], attributes = {} } = document;
  const variants = shownVariants(document);
  const isShown = ({ variant_id }: StockRow) => variants.some(({ id }) => id === variant_id);
  const currencies = listCurrencies(variants);
  const isReduced = (variant: Variant) =>
    currencies.some((currency) => hasPriceIn(variant, currency) && isOnSale(variant, currency));
  return {
    type,
    vendor,
    prices: productPrices(document),
    currencies,
    sources,
    collections,
    attributes,
    isOnSale: variants.some(isReduced),
    stock: (variants.length === document.variants.length ? stock : stock.filter(isShown)).map(
      ({ region, quantity, level }) => ({ region, quantity, level }),
    ),
    ...(strategies && { strategies }),
  };
}

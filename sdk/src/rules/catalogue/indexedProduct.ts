import type { Currency, Product } from "../../types.ts";
import { listCurrencies, productPrices } from "../prices.ts";
import type { ProductRecord, StockRow } from "./productRecord.ts";

/** The part of a product's document and stock that listings find, count and order it by. */
export interface IndexedProduct extends Pick<Product, "vendor" | "prices" | "strategies"> {
  /** Currencies in which any variant has a price. */
  currencies: readonly Currency[];
  sources: readonly string[];
  collections: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  stock: readonly Pick<StockRow, "region" | "quantity" | "level">[];
}

export function toIndexedProduct({
  document,
  stock,
}: Pick<ProductRecord, "document" | "stock">): IndexedProduct {
  const { vendor, strategies, sources = [], collections = [], attributes = {}, variants } = document;
  return {
    vendor,
    prices: productPrices(document),
    currencies: listCurrencies(variants),
    sources,
    collections,
    attributes,
    stock: stock.map(({ region, quantity, level }) => ({ region, quantity, level })),
    ...(strategies && { strategies }),
  };
}

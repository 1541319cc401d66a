import type { Currency, MerchantProduct } from "../types.ts";

/** Columns of products as CSV; the shop sells in these currencies. */
export const productColumns = (currencies: Iterable<Currency>): readonly string[] => [
  "id",
  "title",
  "handle",
  "vendor",
  "variants",
  "stock",
  "states",
  "createdAt",
  ...[...currencies].sort().map(toPriceColumn),
];

const toPriceColumn = (currency: string) => `price ${currency}`;

/** A product as a row of CSV. Its stock is empty where some of it is not counted. */
export function toProductRow({ product, states }: MerchantProduct): Record<string, string | number | null> {
  const { id, title, handle, vendor, variants, inventories, prices } = product;
  const counts = inventories.map(({ quantity }) => quantity ?? null);
  return {
    id,
    title,
    handle: handle ?? null,
    vendor: vendor ?? null,
    variants: variants.length,
    stock: counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0),
    states: states.join(" "),
    createdAt: product.created_at ?? null,
    ...Object.fromEntries(
      Object.entries(prices).map(([currency, price]) => [toPriceColumn(currency), price ?? null]),
    ),
  };
}

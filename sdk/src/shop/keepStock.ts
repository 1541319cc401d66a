import { toInventory } from "../import/storedRow.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import type { Inventory, Product } from "../types.ts";

/** A stored product with its counts. */
export type CountedProduct = Pick<ProductRecord, "document" | "stock" | "created_at">;

const placeOf = ({ variant_id, region = "INTL" }: Pick<Inventory, "variant_id" | "region">): string =>
  `${variant_id} ${region}`;

/**
 * A product as it is stored: its document keeps the counts that it came with, since the shop counts on from there, and its day
 * only if it had one. Only new variants and regions begin with the counts that are sent.
 */
export function keepStock(sent: Product, { document, stock, created_at }: CountedProduct): Product {
  const { created_at: day, ...product } = sent;
  const isOwnDay = day !== undefined && day === new Date(created_at).toISOString();
  const variants = new Set(sent.variants.map(({ id }) => id));
  const rows = new Map(sent.inventories.map((row) => [placeOf(row), row]));
  const imported = document.inventories.filter(({ variant_id }) => variants.has(variant_id));
  const places = new Set(imported.map(placeOf));
  const counted = new Map(stock.map(toInventory).map((row) => [placeOf(row), row]));
  const added = sent.inventories.filter((row) => {
    const place = placeOf(row);
    return !places.has(place) && counted.get(place)?.requires_shipping !== row.requires_shipping;
  });
  return {
    ...product,
    ...(document.created_at === undefined && isOwnDay ? {} : day !== undefined && { created_at: day }),
    inventories: [
      ...imported.map((row) => ({
        ...row,
        requires_shipping: rows.get(placeOf(row))?.requires_shipping ?? row.requires_shipping,
      })),
      ...added,
    ],
  };
}

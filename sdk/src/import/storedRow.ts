import type { StockRow } from "../rules/catalogue/productRecord.ts";
import type { Inventory, Product } from "../types.ts";
import type { PartName, Parts } from "./Row.ts";

/** A row of a shop as it was imported. */
export interface StoredRow<Name extends PartName = PartName> {
  document: Parts[Name];
  /** Of a product: its stock now, in the order of its variants. */
  stock?: StockRow[];
  /** Of a product: when it came into the shop. */
  created_at?: string | Date;
  /** Of a gift card that was blocked or taken back: no export has it. */
  closed?: boolean;
}

/** Stock of an import as the catalogue has it. */
export const toStockRow = ({
  variant_id,
  region,
  requires_shipping,
  level,
  quantity,
}: Inventory): StockRow => ({
  variant_id,
  region: region ?? "INTL",
  requires_shipping,
  level,
  quantity: quantity ?? null,
});

/** Stock as an import has it. */
export const toInventory = ({
  variant_id,
  region,
  requires_shipping,
  level,
  quantity,
}: StockRow): Inventory => ({
  variant_id,
  region,
  requires_shipping,
  level,
  ...(quantity !== null && { quantity }),
});

/** A row as an import of it into an empty store needs it; its fields are sorted, so that it is always the same text. */
export function toImported({ document, stock, created_at }: StoredRow): object {
  const complete =
    stock === undefined
      ? document
      : {
          ...(document as Product),
          inventories: stock.map(toInventory),
          created_at: (document as Product).created_at ?? new Date(created_at!).toISOString(),
        };
  return Object.fromEntries(Object.entries(complete).sort(([first], [second]) => (first < second ? -1 : 1)));
}

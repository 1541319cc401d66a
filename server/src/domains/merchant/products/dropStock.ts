import type { Inventory } from "@velours/sdk/types";
import type { MerchantProductRow } from "../../catalogue/store/merchantProducts.ts";
import type { StockPlace } from "../../catalogue/store/merchantStock.ts";

/** A product as it is stored, without the stock of some places. */
export function dropStock(row: MerchantProductRow, places: readonly StockPlace[]): MerchantProductRow {
  const dropped = new Set(places.map(({ variantId, region }) => `${variantId} ${region}`));
  const stays = ({ variant_id, region = "INTL" }: Pick<Inventory, "variant_id" | "region">) =>
    !dropped.has(`${variant_id} ${region}`);
  const { document, stock } = row;
  return {
    ...row,
    stock: stock.filter(stays),
    document: { ...document, inventories: document.inventories.filter(stays) },
  };
}

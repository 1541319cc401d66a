import { toImported } from "@velours/sdk/import";
import { type ShopFacts, unlistedProducts } from "@velours/sdk/shop";
import type { MerchantProduct, Product } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/store/schema.ts";
import {
  listMerchantRows,
  type MerchantProductRow,
  type ProductFilter,
} from "../../catalogue/store/merchantProducts.ts";
import { readVersionedSites } from "../../sites/store.ts";
import { toRevision } from "../toRevision.ts";

export const presentProduct = ({
  document,
  stock,
  created_at,
  states,
}: MerchantProductRow): MerchantProduct => ({
  product: toImported({ document, stock, created_at }) as Product,
  revision: toRevision(document),
  states,
});

async function readFacts({ catalogue }: Pick<Context, "catalogue">, db: Db): Promise<ShopFacts> {
  const sites = (await readVersionedSites(db)).map(({ value }) => value);
  return {
    unlisted: new Set(unlistedProducts(catalogue, sites).map(({ id }) => id)),
    currencies: new Set(sites.flatMap(({ currencies }) => currencies)),
  };
}

/** A page of products, whether or not they are sold. */
export const listProductRows = async (
  context: Pick<Context, "catalogue">,
  db: Db,
  query: ProductFilter,
): Promise<MerchantProductRow[]> => listMerchantRows(db, await readFacts(context, db), query);

/** Products as they are stored, whether or not they are sold, by their ids in order. */
export async function loadProductRows(
  context: Pick<Context, "catalogue">,
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MerchantProductRow>> {
  const query = { ids, limit: ids.length };
  const rows = await listMerchantRows(db, await readFacts(context, db), query);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same as it is answered. */
export async function loadProduct(
  context: Pick<Context, "catalogue">,
  db: Db,
  id: number,
): Promise<MerchantProduct | undefined> {
  const row = (await loadProductRows(context, db, [id])).get(id);
  return row && presentProduct(row);
}

import {
  createReason,
  emptyDocument,
  type ImportDocument,
  productConflicts,
  promotionConflicts,
  type Reason,
  type RefusedRow,
  type Row,
  refuseRow,
} from "@velours/sdk/import";
import type { GiftCard, Product, Promotion } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { readCollectionHandles } from "../catalogue/store/collections.ts";
import { readHandles, readHolders, readVariantOwners } from "../catalogue/store/productRows.ts";
import { readLedgerCurrencies } from "../giftcards/store.ts";
import { readPromotionNames } from "../promotions/store.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { readVersionedSites } from "../sites/store.ts";
import { navigationConflicts } from "./navigationConflicts.ts";

/** Rows whose handle or variant ids another product of the store already has. */
export async function findProductConflicts(
  trx: Transaction,
  rows: readonly Row<Product>[],
): Promise<RefusedRow[]> {
  const products = rows.map(({ value }) => value);
  return productConflicts(rows, {
    handles: await readHolders(
      trx,
      products.flatMap(({ handle }) => handle ?? []),
    ),
    variants: await readVariantOwners(
      trx,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ),
  });
}

/** Rows whose code another promotion of the store already has, whatever its case. */
export async function findPromotionConflicts(
  trx: Transaction,
  rows: readonly Row<Promotion>[],
): Promise<RefusedRow[]> {
  if (rows.length === 0) return [];
  const names = await readPromotionNames(trx);
  return promotionConflicts(rows, new Map(names.map(({ id, name }) => [name, id])));
}

/** Gift cards in another currency than the ledger of the store has them in: their money would become another amount. */
export async function findGiftCardConflicts(
  trx: Transaction,
  rows: readonly Row<GiftCard>[],
): Promise<RefusedRow[]> {
  const codes = rows.map(({ value }) => value.code);
  const currencies = await readLedgerCurrencies(trx, codes);
  return rows.flatMap((row) => {
    const { code, currency } = row.value;
    const stored = currencies.get(code) ?? currency;
    return stored === currency ? [] : [refuseRow(row, createReason("cardCurrency", { currency, stored }))];
  });
}

/** Sites whose menus lead to what neither the store nor the document has. */
export async function findNavigationConflicts(
  trx: Transaction,
  { sites, collections, pages, products }: ImportDocument,
): Promise<RefusedRow[]> {
  if (sites.length === 0) return [];
  const stored = await Promise.all([readCollectionHandles(trx), readPageLinks(trx), readHandles(trx)]);
  return navigationConflicts(sites, {
    collections: new Set([...stored[0], ...collections.map(({ value }) => value.handle)]),
    pages: [...stored[1], ...pages.map(({ value }) => value)],
    products: new Set([...stored[2], ...products.map(({ value }) => value)].map(({ id }) => id)),
  });
}

/** Links of the stored sites' menus and home pages that lead nowhere. */
export async function listLostLinks(trx: Transaction): Promise<Reason[]> {
  const stored = await readVersionedSites(trx);
  const sites = stored.map(({ value }, index) => ({ file: "sites", line: index + 1, rows: 1, value }));
  const conflicts = await findNavigationConflicts(trx, { ...emptyDocument(), sites });
  return conflicts.flatMap(({ name, reasons }) =>
    reasons.map((reason) => createReason("ofSite", { site: name, reason })),
  );
}

/** Rows that name a product which neither the store nor the import has. */
export async function findMissingProducts(
  trx: Transaction,
  rows: readonly Row<Promotion>[],
  products: readonly Row<Product>[],
): Promise<RefusedRow[]> {
  if (rows.length === 0) return [];
  const ids = new Set((await readHandles(trx)).map(({ id }) => id));
  for (const { value } of products) ids.add(value.id);
  return rows.flatMap((row) => {
    const { free_product_id, product_id, properties = [] } = row.value;
    const named: [string, number | null | undefined][] = [
      ["free_product_id", free_product_id],
      ["product_id", product_id],
      ...properties.map((tier, index): [string, number | undefined] => [
        `properties[${index}].free_product.id`,
        tier.free_product?.id,
      ]),
    ];
    const [missing] = named.flatMap(([path, id]) =>
      typeof id === "number" && !ids.has(id) ? [createReason("noProduct", { path, product: id })] : [],
    );
    return missing ? [refuseRow(row, missing)] : [];
  });
}

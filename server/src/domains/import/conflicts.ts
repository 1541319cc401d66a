import {
  createReason,
  type ImportDocument,
  type NavigationTargets,
  navigationConflicts,
  type Reason,
  type ShopKeys,
} from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { readCollectionHandles } from "../catalogue/store/collections.ts";
import { readHandles, readHolders, readVariantOwners } from "../catalogue/store/productRows.ts";
import { readLedgerCurrencies } from "../giftcards/store.ts";
import { findPromotionCodes } from "../promotions/store.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { readVersionedSites } from "../sites/store.ts";

const noTargets: NavigationTargets = { collections: new Set(), pages: [], products: new Set() };

/** Keys of the store's rows, as far as rows of a document may conflict with them. */
export async function readShopKeys(trx: Transaction, document: ImportDocument): Promise<ShopKeys> {
  const products = document.products.map(({ value }) => value);
  const promotions = document.promotions.map(({ value }) => value);
  const { sites } = document;
  return {
    handles: await readHolders(
      trx,
      products.flatMap(({ handle }) => handle ?? []),
    ),
    variants: await readVariantOwners(
      trx,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ),
    promotions: new Map(
      (await findPromotionCodes(trx, promotions)).map(({ id, code }) => [code.toLowerCase(), id]),
    ),
    cards: await readLedgerCurrencies(
      trx,
      document.giftCards.map(({ value }) => value.code),
    ),
    ...(sites.length > 0 ? await readTargets(trx) : noTargets),
    ...(promotions.length > 0 && { products: await readProductIds(trx) }),
  };
}

const readProductIds = async (trx: Transaction): Promise<Set<number>> =>
  new Set((await readHandles(trx)).map(({ id }) => id));

const readTargets = async (trx: Transaction): Promise<NavigationTargets> => ({
  collections: new Set(await readCollectionHandles(trx)),
  pages: await readPageLinks(trx),
  products: await readProductIds(trx),
});

/** Links of the stored sites' menus and home pages that lead nowhere. */
export async function listLostLinks(trx: Transaction): Promise<Reason[]> {
  const stored = await readVersionedSites(trx);
  const sites = stored.map(({ value }, index) => ({ file: "sites", line: index + 1, rows: 1, value }));
  const conflicts = navigationConflicts(sites, await readTargets(trx));
  return conflicts.flatMap(({ name, reasons }) =>
    reasons.map((reason) => createReason("ofSite", { site: name, reason })),
  );
}

import type { Collection, Page, ShippingRateRow, Site } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { readCollectionHandles, upsertCollections } from "../catalogue/store/collections.ts";
import { hasShippingRates, upsertShippingRates } from "../shipping/store.ts";
import { hasPages, upsertPages } from "../sites/store/pages.ts";
import { hasSites, upsertSites } from "../sites/store.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { readDirectory } from "./readDirectory.ts";

/** How many rows of each kind were added. */
export interface AddedStructure {
  sites: number;
  pages: number;
  collections: number;
  shippingRates: number;
}

/**
 * Adds to a store without sites what every page needs before there is anything to sell: sites with the collections of
 * their menus, pages and shipping rates. Nothing in it can be bought or spent, and existing rows are not changed. A store
 * with a site gets nothing. Call it under lockImports.
 */
export async function addStructure(trx: Transaction): Promise<AddedStructure> {
  const added: AddedStructure = { sites: 0, pages: 0, collections: 0, shippingRates: 0 };
  if (await hasSites(trx)) return added;
  const demo = await readDirectory(demoDirectory);
  const values = <T>(rows: readonly { value: T }[]): T[] => rows.map(({ value }) => value);
  const existingHandles = new Set(await readCollectionHandles(trx));
  const missing = values<Collection>(demo.collections).filter(({ handle }) => !existingHandles.has(handle));
  added.collections = (await upsertCollections(trx, missing.map(withoutSearchTexts))).inserted;
  if (!(await hasPages(trx))) added.pages = (await upsertPages(trx, values<Page>(demo.pages))).inserted;
  added.sites = (await upsertSites(trx, values<Site>(demo.sites).map(withoutProducts))).inserted;
  if (!(await hasShippingRates(trx)))
    added.shippingRates = (
      await upsertShippingRates(trx, values<ShippingRateRow>(demo.shippingRates))
    ).inserted;
  return added;
}

/** The id of the demo's warranty may become that of any product that is imported. */
export const withoutProducts = (site: Site): Site => ({
  ...site,
  warrantyProductId: null,
  warrantyTypes: [],
  giftCardProductId: null,
});

/** Its words for search engines are of the demo's goods, and an import may put any into it. */
export function withoutSearchTexts({ meta, translations, ...collection }: Collection): Collection {
  const { seoTitle: _, seoDescription: __, ...ownMeta } = meta;
  const entries = Object.entries(translations ?? {}).map(
    ([language, { seoTitle: _, seoDescription: __, ...texts }]) => [language, texts],
  );
  return { ...collection, meta: ownMeta, ...(translations && { translations: Object.fromEntries(entries) }) };
}

/** A note on the added structure, and the steps it needs; undefined when nothing was added. */
export function structureNote(added: AddedStructure): string | undefined {
  const words = {
    sites: "sites",
    pages: "pages of words",
    collections: "empty collections",
    shippingRates: "shipping rates",
  };
  const parts = Object.entries(words).flatMap(([kind, word]) => {
    const count = added[kind as keyof AddedStructure];
    return count > 0 ? [`${count} ${word}`] : [];
  });
  if (parts.length === 0) return undefined;
  return `Added because there were none: ${parts.join(", ")}. They are examples: import your own over them.`;
}

import type { Parts } from "@velours/sdk/import";
import { type PageName, toPageKey } from "@velours/sdk/rules";
import { mayUseSite, requireAllSites } from "@velours/sdk/shop";
import type { MerchantCollection, MerchantPage, SiteCode } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Db, Transaction } from "../../../platform/store/schema.ts";
import { deleteCollection, readCollection, upsertCollections } from "../../catalogue/store/collections.ts";
import { deletePage, readOwnPage, upsertPages } from "../../sites/store/pages.ts";
import { readSite } from "../../sites/store.ts";
import { toRevision } from "../toRevision.ts";

export type LinkTargetPart = "pages" | "collections";

/** A document that menus and home pages of sites lead to, and how it is stored. */
export interface LinkTarget<Part extends LinkTargetPart, Stored> {
  part: Part;
  /** Its key in the log. */
  key: string;
  /** Null for one of all sites. */
  site: SiteCode | null;
  badReference: "pageBad" | "collectionBad";
  /** Refuses callers who may not change it, where its operations do not. */
  requireAccess?: (trx: Transaction, context: Pick<Context, "merchant">) => Promise<void>;
  load: (db: Db) => Promise<Stored | undefined>;
  getDocument: (stored: Stored) => Parts[Part];
  /** The document under its own name. */
  identify: (document: Parts[Part]) => Parts[Part];
  upsert: (trx: Transaction, rows: readonly Parts[Part][]) => Promise<unknown>;
  remove: (trx: Transaction) => Promise<void>;
}

/** A page of words. A site's own is for those who work for it, one of all sites for those who work for all. */
export const pageTarget = ({ handle, site }: PageName): LinkTarget<"pages", MerchantPage> => ({
  part: "pages",
  key: toPageKey({ handle, site }),
  site: site ?? null,
  badReference: "pageBad",
  async requireAccess(trx, context) {
    const refused = site === undefined ? requireAllSites(context, "settings:write") : null;
    if (refused !== null) refuseWrites(refused);
    if (site === undefined) return;
    if (!mayUseSite(context, site) || (await readSite(trx, site)) === undefined)
      refuseWrites<Refusal<"removeMerchantPage">>(refuse("resourceDoesNotExist"));
  },
  async load(db) {
    const page = await readOwnPage(db, handle, site);
    return page && { page, revision: toRevision(page) };
  },
  getDocument: ({ page }) => page,
  identify: ({ site: _, ...words }) => ({ ...words, handle, ...(site && { site }) }),
  upsert: upsertPages,
  remove: (trx) => deletePage(trx, handle, site),
});

/** A collection. */
export const collectionTarget = (handle: string): LinkTarget<"collections", MerchantCollection> => ({
  part: "collections",
  key: handle,
  site: null,
  badReference: "collectionBad",
  async load(db) {
    const collection = await readCollection(db, handle);
    return collection && { collection, revision: toRevision(collection) };
  },
  getDocument: ({ collection }) => collection,
  identify: (collection) => ({ ...collection, handle }),
  upsert: upsertCollections,
  remove: (trx) => deleteCollection(trx, handle),
});

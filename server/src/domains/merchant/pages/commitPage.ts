import type { MerchantPage, Page } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkRow } from "../../import/checkRow.ts";
import { listLostLinks } from "../../import/conflicts.ts";
import { lockImports } from "../../import/store.ts";
import { deletePage, upsertPages } from "../../sites/store/pages.ts";
import { readSite } from "../../sites/store.ts";
import { changedFields } from "../audit/changedFields.ts";
import type { Recorder } from "../commitOnce.ts";
import { mayUseSite } from "../mayUseSite.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { requireRevision } from "../toRevision.ts";
import { loadPage } from "./loadPage.ts";
import { type PageName, toPageKey } from "./pageKey.ts";

export type PageRefusal = ErrorResponse<
  "merchantScopeMissing" | "resourceDoesNotExist" | "pageBad" | "changedMeanwhile"
>;

interface PageChange extends PageName {
  ifMatch?: string | undefined;
  /** The page as it becomes; undefined removes it. */
  change: (stored: Page | undefined) => Page | undefined;
}

/**
 * Saves a page of words, checked as an import checks it, or removes it; answers what is there then. Refuses with a
 * PageRefusal.
 */
export async function commitPage(
  trx: Transaction,
  context: Pick<Context, "merchant">,
  { handle, site, ifMatch, change }: PageChange,
  record: Recorder,
): Promise<MerchantPage | undefined> {
  await requireSite(trx, context, site);
  await lockImports(trx);
  const stored = await loadPage(trx, { handle, site });
  if (stored !== undefined) requireRevision(ifMatch, stored.revision, stored);
  const wanted = change(stored?.page);
  const isHidden = wanted === undefined || wanted.published === false;
  const lostBefore = isHidden ? await listLostLinks(trx) : [];
  if (wanted !== undefined) {
    const { site: _, ...words } = wanted;
    const page = { ...words, handle, ...(site && { site }) };
    const checked = await checkRow(trx, "pages", page);
    if ("reason" in checked) return refuseWrites<PageRefusal>(refuse("pageBad", checked));
    await upsertPages(trx, [checked.row]);
  } else if (stored !== undefined) await deletePage(trx, handle, site);
  const lost = (isHidden ? await listLostLinks(trx) : []).filter((link) => !lostBefore.includes(link));
  if (lost.length > 0)
    return refuseWrites<PageRefusal>(refuse("pageBad", { reason: lost.join("; ").slice(0, 2000) }));
  const saved = await loadPage(trx, { handle, site });
  const name = (saved ?? stored)?.page.title;
  if (name !== undefined && saved?.revision !== stored?.revision)
    record([
      {
        part: "pages",
        key: toPageKey({ handle, site }),
        name,
        product: null,
        ...changedFields(stored?.page, saved?.page),
      },
    ]);
  return saved;
}

/** A site's own pages are for those who work for it, pages of all sites for those who work for all. */
async function requireSite(
  trx: Transaction,
  context: Pick<Context, "merchant">,
  site: PageName["site"],
): Promise<void> {
  if (site === undefined) {
    const refused = requireAllSites(context, "settings:write");
    if (refused !== null) refuseWrites<PageRefusal>(refused);
  } else if (!mayUseSite(context, site) || (await readSite(trx, site)) === undefined)
    refuseWrites<PageRefusal>(refuse("resourceDoesNotExist"));
}

import { type PageName, toPageKey } from "@velours/sdk/rules";
import type { MerchantPage, Page } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { deletePage, upsertPages } from "../../sites/store/pages.ts";
import { readSite } from "../../sites/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { commitLinkTarget, type LinkTargetChange } from "../linkTargets/commitLinkTarget.ts";
import { mayUseSite } from "../mayUseSite.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { loadPage } from "./loadPage.ts";

export type PageRefusal = ErrorResponse<
  "merchantScopeMissing" | "resourceDoesNotExist" | "pageBad" | "changedMeanwhile"
>;

/**
 * Saves a page of words, checked as an import checks it, or removes it; answers what is there then. Refuses with a
 * PageRefusal.
 */
export async function commitPage(
  trx: Transaction,
  context: Pick<Context, "merchant" | "language">,
  { handle, site, ifMatch, change }: PageName & LinkTargetChange<Page>,
  record: Recorder,
): Promise<MerchantPage | undefined> {
  await requireSite(trx, context, site);
  return commitLinkTarget<"pages", MerchantPage>(
    trx,
    {
      part: "pages",
      key: toPageKey({ handle, site }),
      load: (db) => loadPage(db, { handle, site }),
      getDocument: ({ page }) => page,
      upsert: upsertPages,
      remove: (db) => deletePage(db, handle, site),
      refuseBad: (reasons) => refuse("pageBad", { reason: presentReasons(context, reasons) }),
    },
    {
      ifMatch,
      change(stored) {
        const wanted = change(stored);
        if (wanted === undefined) return undefined;
        const { site: _, ...words } = wanted;
        return { ...words, handle, ...(site && { site }) };
      },
    },
    record,
  );
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

import { changedFields, reservedRefusal } from "@velours/sdk/shop";
import type { MerchantSite, Site } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkRow } from "../../import/checkRow.ts";
import { lockImports } from "../../import/store.ts";
import { upsertSites } from "../../sites/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import { heldReasons } from "./heldReasons.ts";
import { loadSite } from "./loadSite.ts";

type SiteRefusal = Refusal<"saveMerchantSite">;

interface SiteChange {
  code: string;
  ifMatch?: string | undefined;
  /** The settings as they become. */
  change: (stored: Site) => Site;
}

/** Saves the settings of a site, checked as an import checks them. Refuses as `saveMerchantSite` may. */
export async function commitSite(
  trx: Transaction,
  context: Pick<Context, "merchant" | "language">,
  { code, ifMatch, change }: SiteChange,
  record: Recorder,
): Promise<MerchantSite> {
  await lockImports(trx);
  const stored = await loadSite(trx, context, code);
  if (stored === undefined) return refuseWrites<SiteRefusal>(refuse("resourceDoesNotExist"));
  requireRevision(ifMatch, stored.revision, stored);
  const checked = await checkRow(trx, "sites", { ...change(stored.site), code: stored.site.code });
  if ("reasons" in checked)
    return refuseWrites<SiteRefusal>(refuse("siteBad", { reason: presentReasons(context, checked.reasons) }));
  await upsertSites(trx, [checked.row]);
  const saved = await loadSite(trx, context, code);
  if (saved === undefined) throw new Error(`site ${code} is gone`);
  const { before, after } = changedFields(stored.site, saved.site);
  const fields = Object.keys({ ...before, ...after });
  const refused = reservedRefusal(context, fields);
  if (refused !== null) refuseWrites<SiteRefusal>(refused);
  const held = await heldReasons(trx, stored.site, saved.site);
  if (held.length > 0)
    refuseWrites<SiteRefusal>(refuse("siteBad", { reason: presentReasons(context, held) }));
  const changed = { part: "sites" as const, key: code, name: saved.site.name, product: null, before, after };
  record(fields.length > 0 ? [changed] : []);
  return saved;
}

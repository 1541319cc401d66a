import { createReason, type Reason } from "@velours/sdk/import";
import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkRow } from "../../import/checkRow.ts";
import { lockImports } from "../../import/store.ts";
import { upsertPromotions } from "../../promotions/store.ts";
import { readSite } from "../../sites/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import { loadPromotion } from "./loadPromotions.ts";

type PromotionRefusal = Refusal<"saveMerchantPromotion"> | Refusal<"endMerchantPromotion">;

/** Saves a promotion that `change` makes of the stored one, checked as an import checks it. */
export async function commitPromotion(
  trx: Transaction,
  context: Pick<Context, "language">,
  id: number,
  ifMatch: string | undefined,
  change: (stored: Promotion | undefined) => Promotion | undefined,
  record: Recorder,
): Promise<MerchantPromotion> {
  await lockImports(trx);
  const stored = await loadPromotion(trx, id);
  const promotion = change(stored?.promotion);
  if (promotion === undefined) return refuseWrites<PromotionRefusal>(refuse("resourceDoesNotExist"));
  requireRevision(ifMatch, stored?.revision, stored);
  const refuseBad = (reasons: readonly Reason[]) =>
    refuseWrites<PromotionRefusal>(refuse("promotionBad", { reason: presentReasons(context, reasons) }));
  const checked = await checkRow(trx, "promotions", promotion);
  if ("reasons" in checked) return refuseBad(checked.reasons);
  const { site } = checked.row;
  // A promotion outlives its site, and can still be ended.
  if (site !== stored?.promotion.site && (await readSite(trx, site)) === undefined)
    return refuseBad([createReason("unknownSite", { path: "site", site })]);
  await upsertPromotions(trx, [checked.row]);
  const saved = await loadPromotion(trx, id);
  if (saved === undefined) throw new Error(`promotion ${id} is gone`);
  const recorded = {
    part: "promotions" as const,
    key: String(id),
    name: saved.promotion.name,
    product: null,
    before: stored?.promotion ?? null,
    after: saved.promotion,
  };
  record(saved.revision === stored?.revision ? [] : [recorded]);
  return saved;
}

import { emptyDocument } from "@velours/sdk/import";
import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkSource } from "../../import/checkSource.ts";
import { cleanRow } from "../../import/cleanRow.ts";
import { lockImports } from "../../import/store.ts";
import { upsertPromotions } from "../../promotions/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireRevision } from "../toRevision.ts";
import { loadPromotion } from "./loadPromotions.ts";

export type PromotionRefusal = ErrorResponse<
  "merchantScopeMissing" | "promotionBad" | "resourceDoesNotExist" | "changedMeanwhile"
>;

/** Saves a promotion that `change` makes of the stored one, checked as an import checks it. Refuses with a PromotionRefusal. */
export async function commitPromotion(
  trx: Transaction,
  id: number,
  ifMatch: string | undefined,
  change: (stored: Promotion | undefined) => Promotion | undefined,
  record: Recorder,
): Promise<MerchantPromotion> {
  await lockImports(trx);
  const stored = await loadPromotion(trx, id);
  const promotion = change(stored?.promotion);
  if (promotion === undefined) return refuseWrites<PromotionRefusal>(refuse("resourceDoesNotExist"));
  if (stored !== undefined) requireRevision(ifMatch, stored.revision, stored);
  const row = { file: "promotion", line: 1, rows: 1, value: promotion };
  const checked = await checkSource(
    trx,
    { document: { ...emptyDocument(), promotions: [row] }, drafts: [], bad: [], rows: 1, blank: 0 },
    { sites: [promotion.site] },
  );
  const [bad] = checked.bad;
  if (bad !== undefined)
    refuseWrites<PromotionRefusal>(refuse("promotionBad", { reason: bad.reason.slice(0, 2000) }));
  await upsertPromotions(
    trx,
    checked.document.promotions.map(({ value }) => cleanRow("promotions", value)),
  );
  const saved = await loadPromotion(trx, id);
  if (saved === undefined) throw new Error(`promotion ${id} is gone`);
  if (saved.revision !== stored?.revision)
    record([
      {
        part: "promotions",
        key: String(id),
        name: saved.promotion.name,
        product: null,
        before: stored?.promotion ?? null,
        after: saved.promotion,
      },
    ]);
  return saved;
}

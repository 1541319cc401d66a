import type { RecordedChange } from "@velours/sdk/shop";
import type { Promotion, Proposal } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { requireConsent } from "./requireConsent.ts";
import { needsPromotionConsent } from "./requirePromotionConsent.ts";

interface ReplayedChanges {
  replay: NonNullable<Proposal["replay"]>;
  changed: readonly RecordedChange[];
  key: string | undefined;
}

/** Undoes a replay that puts a promotion back which one person must not save: all of it waits. */
export async function requireReplayConsent(
  trx: Transaction,
  context: Pick<Context, "approval">,
  { replay, changed, key }: ReplayedChanges,
): Promise<void> {
  const { entry, invert, revision } = replay;
  for (const { part, after } of changed) {
    if (part !== "promotions" || after === null) continue;
    const promotion = after as Promotion;
    await requireConsent(trx, context, (approvals) => needsPromotionConsent(approvals, promotion), {
      operation: "replayEntry",
      site: promotion.site,
      orderId: null,
      // The approver agrees to exactly these changes.
      request: {
        params: { id: entry },
        headers: { "idempotency-key": key, "if-match": revision },
        body: { invert },
      },
      about: { replay },
    });
  }
}

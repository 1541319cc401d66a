import { isDeepStrictEqual } from "node:util";
import type { Site } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { readSite } from "../../sites/store.ts";
import type { NewProposal } from "../store/proposals.ts";
import { toRevision } from "../toRevision.ts";

/** The reason to undo an act that is to wait; `commitOnce` stores it as a proposal. */
export interface Proposed {
  proposed: NewProposal;
}

export type ConsentRefusal = ErrorResponse<"consentRequired" | "changedMeanwhile">;

/**
 * Undoes an act that has to wait for another person's consent, as its site's settings say, and lets a consented one pass
 * when it does what was proposed. Call it in the transaction of the act, once it is known what that does.
 */
export async function requireConsent(
  trx: Transaction,
  { approval }: Pick<Context, "approval">,
  isNeeded: (approvals: NonNullable<Site["approvals"]>) => boolean,
  proposed: NewProposal,
): Promise<void> {
  if (approval !== undefined) {
    // As it is read back: the store knows no undefined.
    const about = JSON.parse(JSON.stringify(proposed.about)) as object;
    if (!isDeepStrictEqual(about, approval.about))
      refuseWrites<ConsentRefusal>(
        refuse("changedMeanwhile", { revision: toRevision(about), current: { ...about } }),
      );
    return;
  }
  const site = await readSite(trx, proposed.site);
  if (site?.approvals !== undefined && isNeeded(site.approvals)) refuseWrites<Proposed>({ proposed });
}

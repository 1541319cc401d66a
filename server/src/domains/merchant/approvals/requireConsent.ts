import { type Act, weighAct } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { readSite } from "../../sites/store.ts";

/**
 * Undoes an act that has to wait for another person's consent, as its site's settings say, and lets a consented one pass
 * when it does what was proposed. Call it in the transaction of the act, once it is known what that does; `commitOnce` stores
 * an act that was undone as a proposal.
 */
export async function requireConsent(
  trx: Transaction,
  { approval }: Pick<Context, "approval">,
  act: Act,
): Promise<void> {
  const site = approval === undefined ? await readSite(trx, act.proposed.site) : undefined;
  const verdict = weighAct(act, { approval, approvals: site?.approvals });
  if (verdict !== null) refuseWrites(verdict);
}

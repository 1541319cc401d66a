import type { PriceChanges } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitPrices } from "./products/commitPrices.ts";
import { loadPricePlan, type PriceRefusal } from "./products/loadPricePlan.ts";
import { requireAllSites } from "./requireAllSites.ts";

/** Sets prices together or not at all; a dry run answers what would change. */
export const changePrices: Handler<"changePrices"> = async ({ headers, body }, context) => {
  const refused = requireAllSites(context, "catalogue:write");
  if (refused !== null) return refused;
  const { prices, dry = false, plan } = body;
  if (dry) {
    const { planned } = await loadPricePlan(context.store.db, prices, { lock: false });
    if ("refused" in planned) return planned.refused;
    return { status: 200, body: { applied: false, ...planned.body } };
  }
  type Refusal = PriceRefusal | ErrorResponse<"changedMeanwhile">;
  const checkPlan = (planned: Omit<PriceChanges, "applied">) => {
    if (plan !== undefined && plan !== planned.plan)
      refuseWrites<Refusal>(
        refuse("changedMeanwhile", { revision: planned.plan, current: { applied: false, ...planned } }),
      );
  };
  const input = { operation: "changePrices", key: headers["idempotency-key"], input: body };
  return commitOnce<PriceChanges, null, Refusal>(
    context,
    { ...input, entry: `changePrices ${prices.length}` },
    async () => null,
    async (trx, _, { record }) => ({
      applied: true,
      ...(await commitPrices(trx, prices, record, checkPlan)),
    }),
  );
};

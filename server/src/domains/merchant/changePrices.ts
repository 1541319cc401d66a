import type { PriceChanges } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { commitPrices } from "./products/commitPrices.ts";
import { loadPricePlan } from "./products/loadPricePlan.ts";

/** Sets prices together or not at all; a dry run answers what would change. */
export const changePrices: Handler<"changePrices"> = async (input, context) => {
  const { prices, dry = false } = input.body;
  if (!dry) return applyPrices(input, context);
  const { planned } = await loadPricePlan(context.store.db, prices, { lock: false });
  return "refused" in planned ? planned.refused : { status: 200, body: { applied: false, ...planned.body } };
};

const applyPrices = merchantWrite("changePrices", ({ body }, _, refuseWrites) => {
  const { prices, plan } = body;
  const checkPlan = (planned: Omit<PriceChanges, "applied">) => {
    if (plan !== undefined && plan !== planned.plan)
      refuseWrites(
        refuse("changedMeanwhile", { revision: planned.plan, current: { applied: false, ...planned } }),
      );
  };
  return {
    input: body,
    write: async (trx, { record }) => ({
      applied: true,
      ...(await commitPrices(trx, prices, record, checkPlan)),
    }),
  };
});

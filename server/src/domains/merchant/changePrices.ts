import type { PriceChanges } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { readProductsOfVariants } from "../catalogue/store/merchantProducts.ts";
import { writeProduct } from "../catalogue/store/productRows.ts";
import { commitOnce } from "./commitOnce.ts";
import { type PriceRefusal, planPrices } from "./products/planPrices.ts";
import { requireAllSites } from "./requireAllSites.ts";

/** Sets prices together or not at all; a dry run answers what would change. */
export const changePrices: Handler<"changePrices"> = async ({ headers, body }, context) => {
  const refused = requireAllSites(context, "catalogue:write");
  if (refused !== null) return refused;
  const { prices, dry = false, plan } = body;
  const load = (db: Db, lock: boolean) =>
    readProductsOfVariants(
      db,
      prices.map(({ variantId }) => variantId),
      { lock },
    );
  const planIn = async (db: Db, lock: boolean) => {
    const rows = await load(db, lock);
    return {
      rows,
      planned: planPrices(
        rows.map(({ document }) => document),
        prices,
      ),
    };
  };
  if (dry) {
    const { planned } = await planIn(context.store.db, false);
    if ("refused" in planned) return planned.refused;
    return { status: 200, body: { applied: false, ...planned.body } };
  }
  type Refusal = PriceRefusal | ErrorResponse<"changedMeanwhile">;
  const write = async (trx: Transaction): Promise<PriceChanges> => {
    const { rows, planned } = await planIn(trx, true);
    if ("refused" in planned) return refuseWrites<Refusal>(planned.refused);
    if (plan !== undefined && plan !== planned.body.plan)
      refuseWrites<Refusal>(
        refuse("changedMeanwhile", {
          revision: planned.body.plan,
          current: { applied: false, ...planned.body },
        }),
      );
    for (const product of planned.products) {
      const stored = rows.find(({ document }) => document.id === product.id);
      await writeProduct(trx, product, stored?.enabled ?? false);
    }
    return { applied: true, ...planned.body };
  };
  const input = { operation: "changePrices", key: headers["idempotency-key"], input: body };
  return commitOnce<PriceChanges, null, Refusal>(
    context,
    { ...input, entry: `changePrices ${prices.length}` },
    async () => null,
    write,
  );
};

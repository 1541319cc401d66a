import { toPriceChange } from "@velours/sdk/shop";
import type { PriceChange, PriceChanges } from "@velours/sdk/types";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { writeProduct } from "../../catalogue/store/productRows.ts";
import type { Recorder } from "../commitOnce.ts";
import { loadPricePlan, type PriceRefusal } from "./loadPricePlan.ts";

type Planned = Omit<PriceChanges, "applied">;

/** Sets prices together, or refuses with a PriceRefusal. `check` may refuse what would change. */
export async function commitPrices(
  trx: Transaction,
  prices: readonly PriceChange[],
  record: Recorder,
  check: (planned: Planned) => void = () => {},
): Promise<Planned> {
  const { rows, planned } = await loadPricePlan(trx, prices, { lock: true });
  if ("refused" in planned) return refuseWrites<PriceRefusal>(planned.refused);
  check(planned.body);
  for (const product of planned.products) {
    const stored = rows.find(({ document }) => document.id === product.id);
    await writeProduct(trx, product, stored?.enabled ?? false);
  }
  record(planned.body.changes.map(toPriceChange));
  return planned.body;
}

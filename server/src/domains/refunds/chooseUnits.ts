import { chooseUnits as choose, type LineUnits, type NamedUnits } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { LineRow } from "../orders/store/lines.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/** The units a request names, each line once. Refuses with an OrderRefusal when a line has fewer left. */
export function chooseUnits(
  rows: readonly LineRow[],
  named: readonly NamedUnits[],
  countLeft: (row: LineRow) => number,
): LineUnits[] {
  const chosen = choose(rows.map(countLeft), named);
  if ("units" in chosen) return chosen.units;
  const value = chosen.exceeded;
  return refuseWrites<OrderRefusal>(refuse("lineQuantityExceeded", value, { values: { ...value } }));
}

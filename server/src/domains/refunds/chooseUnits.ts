import { chooseUnits as choose, type LineUnits, type NamedUnits, refuseRule } from "@velours/sdk/shop";
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
  return "units" in chosen ? chosen.units : refuseWrites<OrderRefusal>(refuseRule(chosen.refused));
}

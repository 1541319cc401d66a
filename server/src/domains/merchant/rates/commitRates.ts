import { listRateChanges, type Rate, type RatesPart } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkPartRows } from "../../import/checkPartRows.ts";
import { lockImports } from "../../import/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import { type LoadedRates, loadRates } from "./loadRates.ts";
import { rateTables } from "./rateTables.ts";

export type RatesRefusal = Refusal<"saveTaxRates">;

interface RatesChange<Part extends RatesPart, Facts extends object> {
  ifMatch?: string | undefined;
  /** Fields of the answer beside the rates. */
  facts: Facts;
  /** All rates as they become. */
  change: (stored: readonly Rate<Part>[]) => readonly Rate<Part>[];
}

/** Saves all rates of a table, checked as an import checks them. Refuses with a RatesRefusal. */
export async function commitRates<Part extends RatesPart, Facts extends object>(
  trx: Transaction,
  context: Pick<Context, "language">,
  part: Part,
  { ifMatch, facts, change }: RatesChange<Part, Facts>,
  record: Recorder,
): Promise<LoadedRates<Part> & Facts> {
  await lockImports(trx);
  const stored = await loadRates(trx, part);
  requireRevision(ifMatch, stored.revision, { ...stored, ...facts });
  const checked = await checkPartRows(trx, part, change(stored.rates));
  if ("bad" in checked) {
    const rows = checked.bad.map(({ row, reasons }) => ({ row, reason: presentReasons(context, reasons) }));
    return refuseWrites<RatesRefusal>(refuse("ratesBad", { rows }));
  }
  await rateTables[part].replace(trx, checked.rows);
  const saved = await loadRates(trx, part);
  record(listRateChanges(part, stored.rates, saved.rates));
  return { ...saved, ...facts };
}

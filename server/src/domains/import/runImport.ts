import type { PlannedImport } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { addImportEvent } from "../events/store/eventJobs.ts";
import { listSiteCurrencies } from "../sites/store.ts";
import { type AddedStructure, addStructure } from "./addStructure.ts";
import { type CheckedSource, type CheckOptions, checkSource } from "./checkSource.ts";
import { listWrittenParts } from "./listWrittenParts.ts";
import { type MissingPrices, missingPrices } from "./missingPrices.ts";
import { planChecked } from "./plan/planChecked.ts";
import type { Source } from "./readSource.ts";
import { type RemovedExamples, removeExamples } from "./removeExamples.ts";
import type { Progress } from "./showProgress.ts";
import { lockImports } from "./store.ts";
import { type Counts, writeDocument } from "./writeDocument.ts";

export interface ImportOptions extends CheckOptions {
  /** Leave bad rows out instead of importing nothing. */
  skipBad: boolean;
  /** Stock of variants the store has already: kept unless this is "set". */
  stock?: "keep" | "set";
  /** Hears what the import will write, before it does; throws to write nothing. */
  checkPlan?: (plan: PlannedImport) => void | Promise<void>;
  /** Writes with the import, in its transaction; throws to write nothing. */
  alsoWrite?: (trx: Transaction, result: ImportResult) => Promise<void>;
  progress?: Progress["show"];
  /** Give the planner new statistics; true unless set. */
  analyze?: boolean;
}

export interface ImportResult extends Omit<CheckedSource, "document" | "untold"> {
  imported: boolean;
  counts: Counts | undefined;
  /** Structure added so that the shop can open. */
  structure: AddedStructure | undefined;
  /** Such structure, removed because the shop has a site of its own now. */
  removed: RemovedExamples | undefined;
  /** Imported products without a price, by currency. */
  missingPrices: MissingPrices;
}

/** The result of an import that wrote nothing. */
const toRefused = ({ document: _d, untold: _u, ...checked }: CheckedSource): ImportResult => ({
  ...checked,
  imported: false,
  counts: undefined,
  structure: undefined,
  removed: undefined,
  missingPrices: {},
});

/** Imports what was read, in one transaction. With bad rows and not `skipBad` nothing is written. */
export const runImport = (store: Store, source: Source, options: ImportOptions): Promise<ImportResult> =>
  inTransaction(store.db, (trx) => commitImport(trx, source, options));

/** The same, in a transaction of the caller's. */
export async function commitImport(
  trx: Transaction,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  await lockImports(trx);
  const checked = await checkSource(trx, source, options);
  const result = toRefused(checked);
  if (checked.bad.length > 0 && !options.skipBad) return result;
  await checkPlan(trx, checked, options);
  const { document, untold } = checked;
  const counts = await writeDocument(trx, document, { ...options, untold });
  await addImportEvent(trx, listWrittenParts(counts));
  const structure = await addStructure(trx);
  const { inserted, updated } = counts.sites;
  const removed = inserted + updated > 0 ? await removeExamples(trx, { from: "structure" }) : undefined;
  const imported = {
    ...result,
    imported: true,
    counts,
    structure,
    removed,
    missingPrices: missingPrices(document.products, await listSiteCurrencies(trx)),
  };
  await options.alsoWrite?.(trx, imported);
  return imported;
}

/** The result that an import would have if its bad rows refuse it, found without writing; undefined when they do not. */
export async function findRefusal(
  store: Store,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult | undefined> {
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const checked = await checkSource(trx, source, options);
    if (checked.bad.length > 0 && !options.skipBad) return toRefused(checked);
    await checkPlan(trx, checked, options);
    return undefined;
  });
}

/** The changes that an import would make, and the report of its rows; no plan when bad rows refuse it. Nothing is written. */
export async function planImport(
  store: Store,
  source: Source,
  options: ImportOptions,
): Promise<{ plan: PlannedImport | undefined; result: ImportResult }> {
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const checked = await checkSource(trx, source, options);
    const isRefused = checked.bad.length > 0 && !options.skipBad;
    return {
      plan: isRefused ? undefined : await planChecked(trx, checked, options),
      result: toRefused(checked),
    };
  });
}

async function checkPlan(trx: Transaction, checked: CheckedSource, options: ImportOptions): Promise<void> {
  if (options.checkPlan !== undefined) await options.checkPlan(await planChecked(trx, checked, options));
}

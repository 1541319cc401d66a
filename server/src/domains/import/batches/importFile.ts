import { basename } from "node:path";

import type { Store } from "../../../platform/store/store.ts";
import { CommandError } from "../CommandError.ts";
import { ImportError } from "../ImportError.ts";
import { type ImportedSource, importSource, type SourceImport } from "../importSource.ts";
import { batchesNote } from "../report.ts";
import type { ImportResult } from "../runImport.ts";
import { type ImportMark, moveImportMark, readImportMark } from "../store/importMarks.ts";
import { addTotals, restoreTotals, type SavedTotals, saveTotals } from "./addTotals.ts";
import { type BatchOptions, readBatches } from "./readBatches.ts";

export interface FileImport extends SourceImport, Omit<BatchOptions, "meaning"> {
  /** Hears that a file is read whole. */
  onRead?: (rows: number) => void;
}

export interface ImportedFile extends ImportedSource {
  /** The file was imported in batches. */
  isLarge: boolean;
  /** The result of the batches before the one that bad rows refuse. */
  earlier?: ImportResult;
}

/**
 * Imports a file with its pictures: in one transaction, or a large one in batches of a transaction each, from where an
 * earlier import of the same rows ended.
 */
export async function importFile(store: Store, path: string, options: FileImport): Promise<ImportedFile> {
  const file = basename(path);
  const saved = await readImportMark(store.db, file);
  let mark = saved?.hash;
  let totals: ImportedSource | undefined;
  let batches = 0;
  const { sources, currency, stock, stockUnknown, linkPictures, encoding } = options;
  const meaning = JSON.stringify({ sources, currency, stock, stockUnknown, linkPictures, encoding });
  try {
    for await (const batch of readBatches(path, { ...options, meaning }, saved)) {
      batches++;
      const { source, rows, hash, skipped, isLast } = batch;
      if (batches === 1 && skipped > 0 && saved !== undefined)
        totals = restoreTotals(saved.totals as SavedTotals);
      const isLarge = batches > 1 || !isLast || totals !== undefined;
      if (!isLarge) options.onRead?.(rows);
      const before = totals;
      const { progress, ...rest } = options;
      const written = {
        ...rest,
        ...(!isLarge && progress && { progress }),
        analyze: isLast || Number.isInteger(Math.log2(batches)),
      };
      const next = await importSource(store, source, written, async (trx, imported) => {
        const reached: ImportMark | undefined = isLast
          ? undefined
          : { rows, hash, totals: saveTotals(addTotals(before, imported)) };
        if (!(await moveImportMark(trx, file, mark, reached)))
          throw new CommandError(`Another command imports ${file}, too, and goes on with it.`);
      });
      if (!next.result.imported)
        return { ...next, isLarge, ...(before !== undefined && { earlier: before.result }) };
      totals = addTotals(before, next);
      mark = isLast ? undefined : hash;
      if (isLarge) progress?.("rows", rows);
      if (isLast) return { ...totals, isLarge };
    }
  } catch (error) {
    if (totals === undefined || !(error instanceof ImportError || error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n${batchesNote(totals.result)}`, { cause: error });
  }
  throw new Error("a file has a last batch");
}

import type { PartName } from "@velours/sdk/import";
import type { PictureCounts } from "../importPictures.ts";
import type { ImportedSource } from "../importSource.ts";
import { kinds } from "../kinds.ts";
import type { ImportResult } from "../runImport.ts";
import type { Counts } from "../writeDocument.ts";

/** The most bad rows and pictures that are named; all are counted. */
const mostNamed = 1_000;

/** Counts of what is named. */
type CountsByName = Readonly<Record<string, number>>;

const addCounts = <T extends object>(total: T | undefined, next: T | undefined): T | undefined =>
  total === undefined || next === undefined
    ? (next ?? total)
    : (Object.fromEntries(
        [...new Set([...Object.keys(total), ...Object.keys(next)])].map((name) => [
          name,
          ((total as CountsByName)[name] ?? 0) + ((next as CountsByName)[name] ?? 0),
        ]),
      ) as T);

/** Adds the result of a batch. */
export function addTotals(total: ImportedSource | undefined, next: ImportedSource): ImportedSource {
  if (total === undefined) return next;
  const pictures = addCounts(withoutNames(total.pictures), withoutNames(next.pictures));
  const missing = [...(total.pictures?.missing ?? []), ...(next.pictures?.missing ?? [])];
  return {
    result: addResults(total.result, next.result),
    pictures: pictures && { ...pictures, missing: missing.slice(0, mostNamed) },
  };
}

function withoutNames(pictures: PictureCounts | undefined): Omit<PictureCounts, "missing"> | undefined {
  if (pictures === undefined) return undefined;
  const { missing: _, ...counts } = pictures;
  return counts;
}

function addResults(total: ImportResult, next: ImportResult): ImportResult {
  const counts = kinds.map(({ name }) => [name, addCounts(total.counts?.[name], next.counts?.[name])]);
  return {
    ...next,
    counts: Object.fromEntries(counts) as Counts,
    bad: [...total.bad, ...next.bad].slice(0, mostNamed),
    unknown: addUnknown(total.unknown, next.unknown),
    rows: addCounts(total.rows, next.rows)!,
    unknownStock: total.unknownStock + next.unknownStock,
    barcodes: {
      count: total.barcodes.count + next.barcodes.count,
      some: total.barcodes.some.length > 0 ? total.barcodes.some : next.barcodes.some,
    },
    structure: addCounts(total.structure, next.structure),
    removed: addCounts(total.removed, next.removed),
    // The last part of a document may replace the sites that said the currencies.
    missingPrices: Object.fromEntries(
      Object.entries(next.missingPrices).map(([currency, count]) => [
        currency,
        (total.missingPrices[currency] ?? 0) + count,
      ]),
    ),
  };
}

function addUnknown(total: ImportResult["unknown"], next: ImportResult["unknown"]): ImportResult["unknown"] {
  const sum = { ...total };
  for (const [part, fields] of Object.entries(next) as [PartName, ReadonlyMap<string, number>][]) {
    const counts = new Map(sum[part]);
    for (const [path, count] of fields) counts.set(path, (counts.get(path) ?? 0) + count);
    sum[part] = counts;
  }
  return sum;
}

/** Totals as they are kept in the store: without rows, which may hold secrets. */
export interface SavedTotals {
  result: Omit<ImportResult, "bad" | "unknown">;
  unknown: Partial<Record<PartName, [string, number][]>>;
  pictures: Omit<PictureCounts, "missing"> | null;
}

export function saveTotals({ result, pictures }: ImportedSource): SavedTotals {
  const { bad: _, unknown, ...counts } = result;
  const fields = Object.entries(unknown).map(([part, paths]) => [part, [...paths]]);
  return { result: counts, unknown: Object.fromEntries(fields), pictures: withoutNames(pictures) ?? null };
}

export function restoreTotals({ result, unknown, pictures }: SavedTotals): ImportedSource {
  const fields = Object.entries(unknown).map(([part, paths]) => [part, new Map(paths)]);
  return {
    result: { ...result, bad: [], unknown: Object.fromEntries(fields) },
    pictures: pictures === null ? undefined : { ...pictures, missing: [] },
  };
}

import type { PlannedImport } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import type { Store } from "../../platform/store/store.ts";
import type { PictureLimits } from "../pictures/fetchPicture.ts";
import {
  hasPictures,
  importPictures,
  listPictures,
  nameSavedPictures,
  type PictureCounts,
} from "./importPictures.ts";
import type { Source } from "./readSource.ts";
import { findRefusal, type ImportOptions, type ImportResult, planImport, runImport } from "./runImport.ts";

export interface SourceImport extends Omit<ImportOptions, "alsoWrite"> {
  /** Keep addresses of pictures elsewhere. */
  linkPictures: boolean;
  pictureLimits: PictureLimits;
}

export interface ImportedSource {
  result: ImportResult;
  pictures: PictureCounts | undefined;
}

/** The changes that importSource would make, as far as they do not depend on pictures that are to be fetched. */
export async function planSource(
  store: Store,
  source: Source,
  options: SourceImport,
): Promise<{ plan: PlannedImport | undefined; result: ImportResult }> {
  const read = options.linkPictures ? source : await nameSavedPictures(store.db, source);
  return planImport(store, read, options);
}

/** Fetches a source's pictures, and returns it with the shop's own addresses of them. */
export async function fetchSource(
  { db }: Store,
  source: Source,
  { linkPictures, pictureLimits, progress = () => {} }: SourceImport,
): Promise<{ source: Source; pictures?: PictureCounts }> {
  if (linkPictures || !hasPictures(source)) return { source };
  return importPictures(db, source, pictureLimits, (done, of) => progress("pictures", done, of));
}

/**
 * Imports a source with its pictures, which are fetched once nothing else is in the way. `alsoWrite` writes in the
 * transaction of the import, and throws to write nothing.
 */
export async function importSource(
  store: Store,
  source: Source,
  options: SourceImport,
  alsoWrite?: (trx: Transaction, imported: ImportedSource) => Promise<void>,
): Promise<ImportedSource> {
  if (!options.linkPictures && hasPictures(source)) {
    const refusal = await findRefusal(store, source, options);
    if (refusal !== undefined) return { result: refusal, pictures: undefined };
  }
  const { source: read, pictures } = await fetchSource(store, source, options);
  const result = await runImport(store, read, {
    ...options,
    alsoWrite: async (trx, result) => alsoWrite?.(trx, { result, pictures }),
  });
  return { result, pictures };
}

/** How many pictures of other hosts are to be fetched for a source. */
export const countNewPictures = async ({ db }: Store, source: Source): Promise<number> =>
  listPictures(await nameSavedPictures(db, source)).size;

import DataLoader from "dataloader";
import { isUnavailable } from "./isUnavailable.ts";
import type { Db } from "./schema.ts";

/** Reads that one statement does at most: it must not grow with the number of callers. */
export const maxBatchSize = 20;

/** Reads for several callers with one statement: the result for each query, in the order of the queries. */
type ReadSeveral<Query, Result> = (db: Db, queries: readonly Query[]) => Promise<Result[]>;

/**
 * Combines the reads of callers that ask in the same round of the event loop: a round trip costs more than its rows. A read
 * never joins a statement that was sent before, and nothing is kept afterwards, so each caller sees the store as it is.
 * Reads of a transaction stay in it. A failed statement fails for all of its callers when the store is unavailable;
 * otherwise each read is repeated alone, so that no caller's values can fail the reads of others.
 */
export function combineReads<Query, Result>(
  read: ReadSeveral<Query, Result>,
): (db: Db, query: Query) => Promise<Result> {
  const readAlone = async (db: Db, query: Query) => (await read(db, [query]))[0] as Result;
  const loaders = new WeakMap<Db, DataLoader<Query, Result>>();

  async function readBatch(db: Db, queries: readonly Query[]): Promise<(Result | Error)[]> {
    try {
      return await read(db, queries);
    } catch (error) {
      if (queries.length === 1 || isUnavailable(error)) throw error;
      return Promise.all(queries.map((query) => readAlone(db, query).catch((error: Error) => error)));
    }
  }

  function createLoader(db: Db): DataLoader<Query, Result> {
    const loader = new DataLoader<Query, Result>((queries) => readBatch(db, queries), {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (send) => setImmediate(send),
    });
    loaders.set(db, loader);
    return loader;
  }

  return (db, query) =>
    db.isTransaction ? readAlone(db, query) : (loaders.get(db) ?? createLoader(db)).load(query);
}

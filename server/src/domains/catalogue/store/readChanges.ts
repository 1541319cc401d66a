import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../../platform/store/schema.ts";
import { type PackedProducts, packProducts } from "./packProducts.ts";
import { getId, readChanged } from "./records.ts";

/** Products read at once: rows of larger parts outlive V8's young generation, and the heap grows by them. */
const batchSize = 500;

/**
 * The products that changed after a revision, in parts: a large catalogue at once takes longer than one statement may,
 * and more memory than the embedded store has. The store reads the next part while this one is taken in.
 */
export async function* readChanges(db: Db, after: number): AsyncGenerator<PackedProducts> {
  const read = (beyond: number) => readChanged(db, { after, beyond, limit: batchSize });
  let next: Promise<string[]> | undefined = read(0);
  while (next !== undefined) {
    const texts: string[] = await next;
    next = texts.length < batchSize ? undefined : read(getId(texts.at(-1) ?? ""));
    // When taking in this part throws, nobody waits for the next.
    next?.catch(() => {});
    // A statement is sent at the end of the turn: without this the store would wait until this part is parsed.
    await nextTurn();
    yield packProducts(texts);
  }
}

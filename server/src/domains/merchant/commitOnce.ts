import type { Context } from "../../platform/context.ts";
import {
  type Concurrent,
  findReplay,
  type Replay,
  replay,
  replayConcurrent,
} from "../../platform/idempotency/replay.ts";
import { claimKey, keyedRequest, storeResponse } from "../../platform/idempotency/store.ts";
import { refusable } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { describeKey } from "./describeKey.ts";

/** A write that a merchant's program asks for. */
export interface MerchantWrite {
  operation: string;
  key: string | undefined;
  /** All that it was sent with: the same key with other values is another request. */
  input: unknown;
  /** The entry in the audit log, with ids and counts only. */
  entry: string;
}

/**
 * Writes once for an Idempotency-Key: the write, its entry in the audit log and the answer are one transaction.
 * `prepare` runs before it and only for a new request; `write` may refuse.
 */
export async function commitOnce<Body extends object, Prepared, R>(
  context: Context,
  { operation, key, input, entry }: MerchantWrite,
  prepare: () => Promise<Prepared>,
  write: (trx: Transaction, prepared: Prepared) => Promise<Body>,
): Promise<Replay<Body> | R> {
  // Another program's response is its own.
  const request = keyedRequest({ user: undefined }, operation, key, { program: describeKey(context), input });
  const replayed = await findReplay<Body>(context, request);
  if (replayed !== null) return replayed;
  const written = await refusable<Concurrent | { text: string }, R>(async () => {
    const prepared = await prepare();
    return inTransaction(context.store.db, async (trx) => {
      if (!(await claimKey(trx, request))) return { concurrent: request };
      const text = JSON.stringify(await write(trx, prepared));
      await appendKeyEntry(trx, context, entry);
      await storeResponse(trx, request, { status: 200, headers: {}, text });
      return { text };
    });
  });
  if ("refused" in written) return written.refused;
  const { done } = written;
  if ("concurrent" in done) return replayConcurrent<Body>(context, done);
  return replay<Body>({ headers: {}, text: done.text });
}

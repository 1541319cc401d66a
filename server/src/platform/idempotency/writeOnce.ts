import type { Context } from "../context.ts";
import { refusable } from "../store/refusable.ts";
import type { Transaction } from "../store/schema.ts";
import { inTransaction } from "../store/transaction.ts";
import { findReplay, type Replay, replay, replayConcurrent } from "./replay.ts";
import { claimKey, type KeyedRequest, storeResponse } from "./store.ts";

/** Work outside the store that follows a write. */
export type Effect = () => Promise<void>;

interface Write<Body, Prepared> {
  request: KeyedRequest;
  /** Runs before the transaction, and only for a new request. May refuse with `refuseWrites`. */
  prepare: () => Promise<Prepared>;
  /** May refuse with `refuseWrites`: nothing is written then, and the key may be sent again. */
  write: (trx: Transaction, prepared: Prepared, afterCommit: (effect: Effect) => void) => Promise<Body>;
  /** The answer to a repeated request, where it must not be the same: a secret that is shown once. */
  toReplay?: ((body: Body) => Body) | undefined;
}

/**
 * Writes once for an Idempotency-Key: what is written and its answer are one transaction. Effects run right after it, in the
 * order given, and never for a replay.
 */
export async function writeOnce<Body extends object, Prepared, Refusal>(
  context: Context,
  { request, prepare, write, toReplay }: Write<Body, Prepared>,
): Promise<Replay<Body> | Refusal> {
  const replayed = await findReplay<Body>(context, request);
  if (replayed !== null) return replayed;
  let effects: Effect[] = [];
  const written = await refusable<string | null, Refusal | "keyReleased">(async () => {
    const prepared = await prepare();
    return inTransaction(context.store.db, async (trx) => {
      // A transaction that is repeated begins again.
      effects = [];
      if (!(await claimKey(trx, request))) return null;
      const body = await write(trx, prepared, (effect) => effects.push(effect));
      const text = JSON.stringify(body);
      const stored = toReplay === undefined ? text : JSON.stringify(toReplay(body));
      await storeResponse(trx, request, { status: 200, headers: {}, text: stored });
      return text;
    });
  });
  if ("refused" in written) {
    // Another request may have the key by now because this one took too long.
    if (written.refused === "keyReleased") return replayConcurrent<Body>(context, { concurrent: request });
    // The same request may have been done meanwhile: what it removed is refused here as missing.
    return (await findReplay<Body>(context, request)) ?? (written.refused as Refusal);
  }
  // Another request has the key.
  if (written.done === null) return replayConcurrent<Body>(context, { concurrent: request });
  for (const effect of effects) await effect();
  return replay<Body>({ headers: {}, text: written.done });
}

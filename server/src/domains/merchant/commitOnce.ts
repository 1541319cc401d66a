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
import { appendKeyEntry, type KeyEntry } from "./appendKeyEntry.ts";
import type { Approval } from "./approvals/Approval.ts";
import { approvalRequest } from "./approvals/approvalRequest.ts";
import { closeProposal } from "./approvals/closeProposal.ts";
import { propose } from "./approvals/propose.ts";
import type { Proposed } from "./approvals/requireConsent.ts";
import type { RecordedChange } from "./audit/RecordedChange.ts";
import { describeKey } from "./describeKey.ts";

/** The work outside the store that follows a write. */
type Effect = () => Promise<void>;

/** Keeps what a write changed. */
export type Recorder = (changes: readonly RecordedChange[]) => void;

/** The work that a write leaves beside its answer. */
interface WriteResult {
  afterCommit: (effect: Effect) => void;
  record: Recorder;
}

/** A write that a merchant's program asks for. */
export interface MerchantWrite<Body, Prepared> {
  operation: string;
  key: string | undefined;
  /** All that it was sent with: the same key with other values is another request. */
  input: unknown;
  entry: KeyEntry | ((body: Body, prepared: Prepared) => KeyEntry);
  /** The answer to a repeated request, where it must not be the same: a secret that is shown once. */
  toReplay?: (body: Body) => Body;
}

/**
 * Writes once for an Idempotency-Key: the write, its entry in the audit log and the answer are one transaction.
 * `prepare` runs before it and only for a new request; `write` may refuse, and records the values that it changed where the
 * log can undo it. Effects run right after the transaction, in the order given, and never for a replay.
 */
export async function commitOnce<Body extends object, Prepared, R>(
  context: Context,
  { operation, key, input, entry, toReplay }: MerchantWrite<Body, Prepared>,
  prepare: () => Promise<Prepared>,
  write: (trx: Transaction, prepared: Prepared, result: WriteResult) => Promise<Body>,
): Promise<Replay<Body> | R> {
  const { approval } = context;
  const request =
    approval === undefined
      ? // Another program's response is its own.
        keyedRequest({ user: undefined }, operation, key, { program: describeKey(context), input })
      : approvalRequest(context, approval);
  const replayed = await findReplay<Body>(context, request);
  if (replayed !== null) return replayed;
  const written = await refusable<Concurrent | { text: string; effects: Effect[] }, R | Proposed>(
    async () => {
      const prepared = await prepare();
      return inTransaction(context.store.db, async (trx) => {
        if (!(await claimKey(trx, request))) return { concurrent: request };
        // A transaction that is repeated begins again.
        const effects: Effect[] = [];
        const changes: RecordedChange[] = [];
        if (approval !== undefined) await closeProposal(trx, context, approval.id, { state: "approved" });
        const body = await write(trx, prepared, {
          afterCommit: (effect) => effects.push(effect),
          record: (more) => changes.push(...more),
        });
        const text = JSON.stringify(body);
        const appended = typeof entry === "function" ? entry(body, prepared) : entry;
        await appendKeyEntry(trx, context, withApproval(appended, approval), changes);
        const stored = toReplay === undefined ? text : JSON.stringify(toReplay(body));
        await storeResponse(trx, request, { status: 200, headers: {}, text: stored });
        return { text, effects };
      });
    },
  );
  if ("refused" in written) {
    if (!isProposed(written.refused)) return written.refused;
    const waiting = await propose(context, request, written.refused);
    return "concurrent" in waiting ? replayConcurrent<Body>(context, waiting) : replay<Body>(waiting);
  }
  const { done } = written;
  if ("concurrent" in done) return replayConcurrent<Body>(context, done);
  for (const effect of done.effects) await effect();
  return replay<Body>({ headers: {}, text: done.text });
}

const isProposed = <R>(refused: R | Proposed): refused is Proposed =>
  typeof refused === "object" && refused !== null && "proposed" in refused;

/** The entry, and the proposal that it was done as. */
function withApproval(entry: KeyEntry, approval: Approval | undefined): KeyEntry {
  if (approval === undefined) return entry;
  const { id, proposer_kind: kind, proposer_id: proposer } = approval;
  const note = `as proposal ${id} of ${kind} ${proposer}`;
  return typeof entry === "string" ? `${entry} ${note}` : { ...entry, command: `${entry.command} ${note}` };
}

import {
  approvalNote,
  describeKey,
  type MerchantEntry,
  type Proposed,
  type RecordedChange,
} from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { type Replay, replay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { type Effect, writeOnce } from "../../platform/idempotency/writeOnce.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { appendKeyEntry, type KeptChanges } from "./appendKeyEntry.ts";
import type { Approval } from "./approvals/Approval.ts";
import { approvalRequest } from "./approvals/approvalRequest.ts";
import { closeProposal } from "./approvals/closeProposal.ts";
import { propose } from "./approvals/propose.ts";

/** Keeps what a write changed; called with nothing, that it changed nothing. */
export type Recorder = (changes: readonly RecordedChange[]) => void;

/** The work that a write leaves beside its answer. */
export interface WriteResult {
  afterCommit: (effect: Effect) => void;
  record: Recorder;
  /** Keeps why the log cannot put back what a write changed. */
  recordObstacles: (obstacles: KeptChanges["obstacles"]) => void;
}

/** A write that a merchant's program asks for. */
export interface MerchantWrite<Body, Prepared> {
  operation: string;
  key: string | undefined;
  /** All that it was sent with: the same key with other values is another request. */
  input: unknown;
  /** Null for a write that changed nothing. */
  entry: MerchantEntry | ((body: Body, prepared: Prepared) => MerchantEntry | null);
  /** The answer to a repeated request, where it must not be the same: a secret that is shown once. */
  toReplay?: (body: Body) => Body;
}

/**
 * Writes once for an Idempotency-Key, with an entry in the audit log, as `writeOnce` does. `write` records the values that it
 * changed where the log can undo it.
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
  const answer = await writeOnce<Body, Prepared, R | Proposed>(context, {
    request,
    prepare,
    toReplay,
    async write(trx, prepared, afterCommit) {
      let changes: RecordedChange[] | null = null;
      let obstacles: KeptChanges["obstacles"] = [];
      if (approval !== undefined) await closeProposal(trx, context, approval.id, { state: "approved" });
      const body = await write(trx, prepared, {
        afterCommit,
        record(more) {
          changes = [...(changes ?? []), ...more];
        },
        recordObstacles(more) {
          obstacles = more;
        },
      });
      const appended = typeof entry === "function" ? entry(body, prepared) : entry;
      if (appended !== null)
        await appendKeyEntry(trx, context, withApproval(appended, approval), { changes, obstacles });
      return body;
    },
  });
  if (!isProposed(answer)) return answer;
  const waiting = await propose(context, request, answer);
  return "concurrent" in waiting ? replayConcurrent<Body>(context, waiting) : replay<Body>(waiting);
}

const isProposed = <Answer>(answer: Answer | Proposed): answer is Proposed =>
  typeof answer === "object" && answer !== null && "proposed" in answer;

/** The entry, and the proposal that it was done as. */
function withApproval(entry: MerchantEntry, approval: Approval | undefined): MerchantEntry {
  if (approval === undefined) return entry;
  const note = approvalNote(approval);
  return typeof entry === "string" ? entry + note : { ...entry, command: entry.command + note };
}

import type { RecordedChange } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import type { Recorder } from "../commitOnce.ts";

/** Writes `after`, and records what was there. May refuse as the operation does, or with RefusedRows. */
type Replay<Changes> = (
  trx: Transaction,
  context: Context,
  changes: Changes,
  record: Recorder,
) => Promise<unknown>;

/** How changes of one part are put back, or made again: one by one, or together where each may need the others. */
export type Replayer =
  | { replay: Replay<RecordedChange> }
  | { replayTogether: Replay<readonly RecordedChange[]> };

/** A refusal of some of the changes that were replayed together. */
export interface RefusedRows {
  /** The keys of the changes. */
  refusedRows: { key: string; reason: string }[];
}

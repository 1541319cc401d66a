import type { MerchantScope } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import type { Recorder } from "../commitOnce.ts";
import type { RecordedChange } from "./RecordedChange.ts";

/** How changes of one part are put back, or made again. */
export interface Replayer {
  /** The scope of the operations that make them. */
  scope: MerchantScope;
  /** They are of all sites, whatever their entry was about. */
  ofAllSites: boolean;
  /** Others may move the same meanwhile: what is moved is a difference. */
  isRelative?: boolean;
  /** Writes `after` of each, and records what was there. May refuse as the operation does. */
  replay: (
    trx: Transaction,
    context: Context,
    changes: readonly RecordedChange[],
    record: Recorder,
  ) => Promise<void>;
}

import type { MerchantScope, SiteCode } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import type { Recorder } from "../commitOnce.ts";
import type { RecordedChange, TouchedPart } from "./RecordedChange.ts";

/** Writes `after`, and records what was there. May refuse as the operation does, or with RefusedRows. */
type Replay<Changes> = (
  trx: Transaction,
  context: Context,
  changes: Changes,
  record: Recorder,
) => Promise<unknown>;

interface Rights {
  /** The scope of the operations that make its changes. */
  scope: MerchantScope;
  /** True for a change of all sites, whatever its entry was about. */
  isOfAllSites: (change: TouchedPart) => boolean;
  /** A scope that a change needs besides, of all sites. */
  getFurtherScope?: (change: TouchedPart) => MerchantScope | undefined;
  /** The site in a key of what is of one site, and the key of the same on another; undefined where nothing is. */
  ownSite?: { read: (key: string) => string | undefined; write: (key: string, site: SiteCode) => string };
  /** Others may move the same meanwhile: what is moved is a difference. */
  isRelative?: boolean;
}

/** How changes of one part are put back, or made again: one by one, or together where each may need the others. */
export type Replayer = Rights &
  ({ replay: Replay<RecordedChange> } | { replayTogether: Replay<readonly RecordedChange[]> });

/** A refusal of some of the changes that were replayed together. */
export interface RefusedRows {
  /** The keys of the changes. */
  refusedRows: { key: string; reason: string }[];
}

import { isDeepStrictEqual } from "node:util";
import type { Replay } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refusable, refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { type AuditRow, lockAuditRow } from "../store/merchantChanges.ts";
import { toRevision } from "../toRevision.ts";
import { maySeeEntry } from "./maySeeEntry.ts";
import { presentChanges } from "./presentChanges.ts";
import type { RecordedChange } from "./RecordedChange.ts";
import { refuseReplay } from "./refuseReplay.ts";
import { replayers } from "./replayers.ts";

export type ReplayRefusal = ErrorResponse<
  "resourceDoesNotExist" | "merchantScopeMissing" | "notInvertible" | "changedMeanwhile"
>;

/** Undoes what an entry of the log did, or does it again, by the code of its own operation. Refuses with a ReplayRefusal. */
export async function commitReplay(
  trx: Transaction,
  context: Context,
  { id, invert }: { id: number; invert: boolean },
  record: Recorder,
): Promise<Omit<Replay, "applied">> {
  const row = await lockAuditRow(trx, id);
  if (row === undefined || !maySeeEntry(context, row))
    return refuseWrites<ReplayRefusal>(refuse("resourceDoesNotExist"));
  if (invert && row.undone_by !== null) refuseReplay("undone", row.undone_by);
  const [first] = row.changes ?? [];
  if (row.changes === null || first === undefined) return refuseReplay(reasonOf(row));
  const { scope, ofAllSites, isRelative = false, replay } = replayers[first.part];
  if (!context.merchant?.scopes.includes(scope))
    refuseWrites<ReplayRefusal>(refuse("merchantScopeMissing", scope));
  const refused = ofAllSites ? requireAllSites(context, scope) : null;
  if (refused !== null) refuseWrites<ReplayRefusal>(refused);
  const wanted = row.changes.map((change) =>
    invert ? { ...change, before: change.after, after: change.before } : change,
  );
  const changed: RecordedChange[] = [];
  const outcome = await refusable<void, { body?: { reference?: string } }>(() =>
    replay(trx, context, wanted, (more) => changed.push(...more)),
  );
  if ("refused" in outcome)
    return outcome.refused.body?.reference === "notInvertible"
      ? refuseWrites(outcome.refused)
      : refuseReplay("refused");
  if (changed.length === 0) refuseReplay("same");
  record(changed);
  const moved = !isRelative && !wanted.every((change) => isAsExpected(change, changed));
  const changes = presentChanges(changed);
  return { moved, revision: toRevision(changed), changes, changesTotal: changed.length };
}

/** True when what the entry left was there still. */
function isAsExpected({ key, before }: RecordedChange, changed: readonly RecordedChange[]): boolean {
  const now = changed.find((change) => change.key === key);
  return now !== undefined && isDeepStrictEqual(now.before, before);
}

const ofMoney = /^(ship|refund|cancel|issue|block|orders)/;

function reasonOf({ command }: AuditRow): "money" | "import" | "other" {
  const [operation = ""] = command.split(" ");
  if (/^(applyImport|import)$/.test(operation)) return "import";
  return ofMoney.test(operation) ? "money" : "other";
}

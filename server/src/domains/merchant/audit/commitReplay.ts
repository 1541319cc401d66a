import { isDeepStrictEqual } from "node:util";
import type { AuditChange, Replay } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refusable, refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStock } from "../../catalogue/store/lockStock.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { type AuditRow, lockAuditRow } from "../store/merchantChanges.ts";
import { toRevision } from "../toRevision.ts";
import { maySeeEntry } from "./maySeeEntry.ts";
import { presentChanges } from "./presentChanges.ts";
import type { RecordedChange } from "./RecordedChange.ts";
import type { Replayer } from "./Replayer.ts";
import { refuseReplay } from "./refuseReplay.ts";
import { replayers } from "./replayers.ts";

/** Refusals of an operation that the caller can do something about. */
const passedOn: readonly string[] = ["notInvertible", "merchantScopeMissing"];

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
  if (row.changes === null || row.changes.length === 0) return refuseReplay(reasonOf(row));
  const wanted = row.changes.map((change) =>
    invert ? { ...change, before: change.after, after: change.before } : change,
  );
  const groups = groupByPart(wanted);
  for (const [part] of groups) requireReplayer(context, replayers[part]);
  const changed: RecordedChange[] = [];
  const outcome = await refusable<void, { body?: { reference?: string } }>(async () => {
    // Of all products before any other lock, as checkouts do.
    await lockStock(trx, [...new Set(wanted.flatMap(({ product }) => product ?? []))]);
    for (const [part, own] of groups)
      await replayers[part].replay(trx, context, own, (more) => changed.push(...more));
  });
  if ("refused" in outcome)
    return passedOn.includes(outcome.refused.body?.reference ?? "")
      ? refuseWrites(outcome.refused)
      : refuseReplay("refused");
  if (changed.length === 0) refuseReplay("same");
  record(changed);
  const moved = wanted.some((change) => !replayers[change.part].isRelative && !isAsExpected(change, changed));
  const changes = presentChanges(changed);
  return { moved, revision: toRevision(changed), changes, changesTotal: changed.length };
}

/** Parts in the order in which they are written: stock and promotions first, as checkouts lock them. */
const partsInOrder: readonly AuditChange["part"][] = [
  "stock",
  "promotions",
  "prices",
  "products",
  "reviews",
  "shippingRates",
  "taxRates",
  "collections",
  "pages",
  "sites",
];

/** Changes part by part. Pages and collections are removed or hidden last: no menu leads to them once the sites are written. */
function groupByPart(changes: readonly RecordedChange[]): [AuditChange["part"], RecordedChange[]][] {
  const isRemoval = ({ part, after }: RecordedChange) =>
    part === "pages" || part === "collections"
      ? after === null || (after as { published?: boolean }).published === false
      : false;
  const group = (own: readonly RecordedChange[]) =>
    partsInOrder.map((part): [AuditChange["part"], RecordedChange[]] => [
      part,
      own.filter((change) => change.part === part),
    ]);
  return [
    ...group(changes.filter((change) => !isRemoval(change))),
    ...group(changes.filter(isRemoval)),
  ].filter(([, own]) => own.length > 0);
}

/** Refuses a caller who may not use the operations that write a part. */
function requireReplayer(context: Context, { scope, ofAllSites }: Replayer): void {
  if (!context.merchant?.scopes.includes(scope))
    refuseWrites<ReplayRefusal>(refuse("merchantScopeMissing", scope));
  const refused = ofAllSites ? requireAllSites(context, scope) : null;
  if (refused !== null) refuseWrites<ReplayRefusal>(refused);
}

/** True when what the entry left was there still. */
function isAsExpected({ part, key, before }: RecordedChange, changed: readonly RecordedChange[]): boolean {
  const now = changed.find((change) => change.part === part && change.key === key);
  return now !== undefined && isDeepStrictEqual(now.before, before);
}

const ofMoney = /^(ship|refund|cancel|issue|block|orders)/;

function reasonOf({ command }: AuditRow): "money" | "import" | "other" {
  const [operation = ""] = command.split(" ");
  if (/^(applyImport|import)$/.test(operation)) return "import";
  return ofMoney.test(operation) ? "money" : "other";
}

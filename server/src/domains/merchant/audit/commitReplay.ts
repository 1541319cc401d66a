import { getErrorMessage } from "@velours/sdk/merchant";
import type { AuditChange, Replay, ReplayObstacle } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refusable, refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStock } from "../../catalogue/store/lockStock.ts";
import { diffRows } from "../../import/plan/diffRows.ts";
import { readSite } from "../../sites/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { mayUseSite } from "../mayUseSite.ts";
import { lockAuditRow } from "../store/merchantChanges.ts";
import { toRevision } from "../toRevision.ts";
import { maySeeEntry } from "./maySeeEntry.ts";
import { missingReplayScope } from "./missingReplayScope.ts";
import { isOfOneSite, moveToSite } from "./moveToSite.ts";
import { presentChanges } from "./presentChanges.ts";
import { mostObstacles, presentObstacles } from "./presentObstacles.ts";
import type { RecordedChange } from "./RecordedChange.ts";
import type { RefusedRows } from "./Replayer.ts";
import { refuseReplay } from "./refuseReplay.ts";
import type { Replayed } from "./replayCommand.ts";
import { replayers } from "./replayers.ts";
import { whyNotInvertible } from "./whyNotInvertible.ts";

type ReplayRefusal = Refusal<"replayEntry">;

/** Undoes what an entry of the log did, or does it again, by the code of its own operation. Refuses as `replayEntry` may. */
export async function commitReplay(
  trx: Transaction,
  context: Context,
  { id, invert, site }: Replayed,
  record: Recorder,
): Promise<Omit<Replay, "applied">> {
  const row = await lockAuditRow(trx, id);
  if (row === undefined || !maySeeEntry(context, row))
    return refuseWrites<ReplayRefusal>(refuse("resourceDoesNotExist"));
  const reason = whyNotInvertible(row, { invert });
  if (reason !== null)
    return refuseReplay(reason, {
      undoneBy: invert ? row.undone_by : null,
      obstacles: presentObstacles(context, row.obstacles ?? []),
    });
  const wanted = await listWanted(trx, context, row.changes ?? [], { invert, site });
  const missing = missingReplayScope(context, wanted);
  if (missing !== null) refuseWrites<ReplayRefusal>(refuse("merchantScopeMissing", missing));
  const changed: RecordedChange[] = [];
  const obstacles = await replayAll(trx, context, wanted, (more) => changed.push(...more));
  if (obstacles !== null) refuseReplay("refused", { obstacles });
  if (changed.length === 0) refuseReplay("same");
  record(changed);
  const moved = wanted.some((change) => !replayers[change.part].isRelative && !isAsExpected(change, changed));
  const changes = presentChanges(changed);
  return { moved, revision: toRevision(changed), changes, changesTotal: changed.length };
}

/** The changes as they are to be made: the other way round, or on another site. */
async function listWanted(
  trx: Transaction,
  context: Context,
  changes: readonly RecordedChange[],
  { invert, site }: Pick<Replayed, "invert" | "site">,
): Promise<readonly RecordedChange[]> {
  if (site === undefined)
    return invert
      ? changes.map((change) => ({ ...change, before: change.after, after: change.before }))
      : changes;
  if (!mayUseSite(context, site) || (await readSite(trx, site)) === undefined)
    return refuseWrites<ReplayRefusal>(refuse("resourceDoesNotExist"));
  return invert || !isOfOneSite(changes) ? refuseReplay("elsewhere") : moveToSite(changes, site);
}

/** Writes all changes, or looks for those that the shop refuses and returns the first ten; null when it refuses none. */
async function replayAll(
  trx: Transaction,
  context: Context,
  wanted: readonly RecordedChange[],
  record: Recorder,
): Promise<ReplayObstacle[] | null> {
  // Of all products before any other lock, as checkouts do.
  await lockStock(trx, [...new Set(wanted.flatMap(({ product }) => product ?? []))]);
  let obstacles: ReplayObstacle[] | null = null;
  for (const [part, own] of groupByPart(wanted)) {
    const replayer = replayers[part];
    const steps =
      "replayTogether" in replayer
        ? [{ changes: own, write: () => replayer.replayTogether(trx, context, own, record) }]
        : own.map((change) => ({
            changes: [change],
            write: () => replayer.replay(trx, context, change, record),
          }));
    for (const { changes, write } of steps) {
      const outcome = await refusable<unknown, Refused>(write);
      if ("done" in outcome) continue;
      obstacles = [...(obstacles ?? []), ...listObstacles(context, changes, outcome.refused)];
      if (obstacles.length >= mostObstacles) return obstacles.slice(0, mostObstacles);
    }
  }
  return obstacles;
}

/** Refusals of an operation that the caller can do something about. */
const passedOn: readonly string[] = ["notInvertible", "merchantScopeMissing"];

/** The refusal of an operation whose changes are replayed, or of some of them. */
type Refused = RefusedRows | { body: { reference: string; message: string; value: unknown } };

/** The changes that a refusal is about; none where it names none of several. */
function listObstacles(
  context: Context,
  changes: readonly RecordedChange[],
  refused: Refused,
): ReplayObstacle[] {
  if ("refusedRows" in refused)
    return refused.refusedRows.map(({ key, reason }) => {
      const change = changes.find((each) => each.key === key) ?? { part: changes[0]!.part, name: key };
      return toObstacle({ ...change, key }, reason);
    });
  const { body } = refused;
  if (passedOn.includes(body.reference)) return refuseWrites(refused);
  const { reason, variantId } = (body.value ?? {}) as { reason?: string; variantId?: number };
  const [change] =
    variantId === undefined ? changes : changes.filter(({ key }) => key.startsWith(`${variantId} `));
  return change === undefined || (changes.length > 1 && variantId === undefined)
    ? []
    : [toObstacle(change, reason ?? getErrorMessage(body, context.language))];
}

const toObstacle = (
  { part, key, name }: Pick<RecordedChange, "part" | "key" | "name">,
  reason: string,
): ReplayObstacle => ({ part, key: key.slice(0, 200), name: name.slice(0, 1000), reason });

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

/** True when what the entry left was there still; other fields may have changed since. */
function isAsExpected(
  { part, key, before, after }: RecordedChange,
  changed: readonly RecordedChange[],
): boolean {
  const now = changed.find((change) => change.part === part && change.key === key);
  if (now === undefined) return false;
  const moved = diffRows(now.before, before).map(({ path }) => path);
  const touched = diffRows(before, after).map(({ path }) => path);
  return !moved.some((path) => touched.some((own) => isWithin(path, own) || isWithin(own, path)));
}

const isWithin = (path: string, other: string): boolean =>
  path === other || other === "" || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

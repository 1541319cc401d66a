import { getErrorMessage } from "@velours/sdk/merchant";
import {
  groupByPart,
  hasMoved,
  maySeeEntry,
  mayUseSite,
  mostObstacles,
  planReplay,
  presentChanges,
  type RecordedChange,
  type Replayed,
  replayRefusal,
} from "@velours/sdk/shop";
import type { Replay, ReplayObstacle } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refusable, refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStock } from "../../catalogue/store/lockStock.ts";
import { readSite } from "../../sites/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { lockAuditRow } from "../store/merchantChanges.ts";
import { toRevision } from "../toRevision.ts";
import type { RefusedRows } from "./Replayer.ts";
import { replayers } from "./replayers.ts";

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
  const hasSite =
    site !== undefined && mayUseSite(context, site) && (await readSite(trx, site)) !== undefined;
  const planned = planReplay(row, { invert, site }, { ...context, hasSite });
  if ("refused" in planned) return refuseWrites<ReplayRefusal>(planned.refused);
  const { wanted } = planned;
  const changed: RecordedChange[] = [];
  const obstacles = await replayAll(trx, context, wanted, (more) => changed.push(...more));
  if (obstacles !== null) refuseWrites<ReplayRefusal>(replayRefusal("refused", { obstacles }));
  if (changed.length === 0) refuseWrites<ReplayRefusal>(replayRefusal("same"));
  record(changed);
  const moved = hasMoved(wanted, changed);
  const changes = presentChanges(changed);
  return { moved, revision: toRevision(changed), changes, changesTotal: changed.length };
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

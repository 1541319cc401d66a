import type { AuditEntry } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { getOperation } from "./getOperation.ts";
import type { LoggedEntry } from "./LoggedEntry.ts";
import { missingReplayScope } from "./missingReplayScope.ts";
import { isOfOneSite } from "./moveToSite.ts";
import { presentChanges } from "./presentChanges.ts";
import { presentObstacles, type Reader } from "./presentObstacles.ts";
import { whyNotInvertible } from "./whyNotInvertible.ts";

const orderSubject = "order ";

/** An entry of the log as the contract shows it to the caller. */
export function presentEntry(context: Caller & Reader, row: LoggedEntry): AuditEntry {
  const { id, at, actor, name, command, outcome, site, subjects, changes, undoes } = row;
  const order = subjects?.find((subject) => subject.startsWith(orderSubject));
  const notInvertible = whyNotInvertible(row, { invert: true });
  const mayReplay = missingReplayScope(context, row.touched ?? []) === null;
  return {
    id,
    time: at,
    actor: actor.slice(0, 200),
    actorName: name,
    operation: getOperation(command),
    command: command.slice(0, 2000),
    outcome,
    site,
    order: order === undefined ? null : order.slice(orderSubject.length),
    changes: presentChanges(changes ?? []),
    changesTotal: row.changes_total ?? 0,
    undoes,
    undoneBy: row.undone_by,
    invertible: notInvertible === null && mayReplay,
    movable: mayReplay && isOfOneSite(row.touched ?? []),
    notInvertible,
    obstacles: presentObstacles(context, row.obstacles ?? []),
  };
}

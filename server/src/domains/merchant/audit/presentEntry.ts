import type { AuditEntry } from "@velours/sdk/types";
import type { AuditRow } from "../store/merchantChanges.ts";
import { isInvertible } from "./isInvertible.ts";
import { presentChanges } from "./presentChanges.ts";

const orderSubject = "order ";

/** An entry of the log as the contract shows it. */
export function presentEntry(row: AuditRow): AuditEntry {
  const { id, at, actor, name, command, outcome, site, subjects, changes, undoes } = row;
  const order = subjects?.find((subject) => subject.startsWith(orderSubject));
  return {
    id,
    time: at,
    actor: actor.slice(0, 200),
    actorName: name,
    operation: (command.split(" ")[0] ?? "").slice(0, 200),
    command: command.slice(0, 2000),
    outcome,
    site,
    order: order === undefined ? null : order.slice(orderSubject.length),
    changes: presentChanges(changes ?? []),
    changesTotal: row.changes_total ?? 0,
    undoes,
    undoneBy: row.undone_by,
    invertible: row.undone_by === null && isInvertible(changes ?? []),
  };
}

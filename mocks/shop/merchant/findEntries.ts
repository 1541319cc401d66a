import { type LoggedEntry, presentEntry, toAuditFilters } from "@velours/sdk/shop";
import type { AuditEntry, operations } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";
import { listEntries } from "./log/entries.ts";

type Query = NonNullable<operations["exportAuditEntries"]["parameters"]["query"]>;

/** Entries of the log that filters find, the newest first. */
export function findEntries(context: Context, query: Query): AuditEntry[] {
  const { actor, operation, sites, subjects, from, until } = toAuditFilters(context, query);
  const isFound = (entry: LoggedEntry) =>
    (actor === undefined || entry.actor === actor) &&
    (operation === undefined || entry.command.split(" ")[0] === operation) &&
    (sites === null || (entry.site !== null && sites.includes(entry.site))) &&
    subjects.every((subject) => entry.subjects?.includes(subject)) &&
    (from === undefined || Date.parse(entry.at) >= Date.parse(from)) &&
    (until === undefined || Date.parse(entry.at) < Date.parse(until));
  return listEntries(context.session)
    .filter(isFound)
    .reverse()
    .map((entry) => presentEntry(context, entry));
}

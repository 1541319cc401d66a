import { describeKey, type LoggedEntry } from "@velours/sdk/shop";
import type { MockSession } from "../../../session/MockSession.ts";
import type { Context } from "../../Handler.ts";

/** Entries that a session keeps, the newest ones. */
const mostEntries = 1000;

type Subject = "command" | "site" | "subjects" | "changes" | "obstacles" | "undoes";

/** Adds an entry of the caller's, with what it changed that the log can put back. */
export function appendEntry(
  context: Context,
  { changes = null, ...entry }: Pick<LoggedEntry, "command"> & Partial<Pick<LoggedEntry, Subject>>,
): void {
  const { session, merchant, now } = context;
  const { log } = session;
  log.push({
    site: null,
    subjects: [],
    obstacles: null,
    undoes: null,
    ...entry,
    id: (log.at(-1)?.id ?? 0) + 1,
    undone_by: null,
    at: now.toISOString(),
    actor: describeKey(context),
    name: merchant?.kind === "staff" ? merchant.name : null,
    outcome: "done",
    changes,
    changes_total: changes?.length ?? null,
    touched: changes,
  });
  if (log.length > mostEntries) log.shift();
}

/** The session's log with the entries that undid others. */
export function listEntries({ log }: MockSession): LoggedEntry[] {
  const inverses = new Map(log.map(({ id, undoes }) => [undoes, id]));
  return log.map((entry) => ({ ...entry, undone_by: inverses.get(entry.id) ?? null }));
}

export const findEntry = (session: MockSession, id: number | undefined): LoggedEntry | undefined =>
  listEntries(session).find((entry) => entry.id === id);

import type { LoggedEntry } from "@velours/sdk/shop";
import type { MockSession } from "../../../session/MockSession.ts";

/** Entries that a session keeps, the newest ones. */
const mostEntries = 1000;

export function appendEntry({ log }: MockSession, entry: Omit<LoggedEntry, "id" | "undone_by">): void {
  log.push({ ...entry, id: (log.at(-1)?.id ?? 0) + 1, undone_by: null });
  if (log.length > mostEntries) log.shift();
}

/** The session's log with the entries that undid others. */
export function listEntries({ log }: MockSession): LoggedEntry[] {
  const inverses = new Map(log.map(({ id, undoes }) => [undoes, id]));
  return log.map((entry) => ({ ...entry, undone_by: inverses.get(entry.id) ?? null }));
}

export const findEntry = (session: MockSession, id: number | undefined): LoggedEntry | undefined =>
  listEntries(session).find((entry) => entry.id === id);

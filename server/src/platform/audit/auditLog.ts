import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import type { Kysely } from "kysely";
import { CompiledQuery } from "kysely";
import type { Database } from "../store/schema.ts";

/** An event of a merchant's command; a command that ran has two, under one `run`. */
export interface AuditEntry {
  run: string;
  at: string;
  actor: string;
  command: string;
  outcome: "started" | "done" | "failed";
  detail: string;
}

/** Runs a statement on a store: the shop's, a command's, or a database that is only copied. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[] }>;

export const runOn =
  (db: Kysely<Database>): RunStatement =>
  (sql, parameters) =>
    db.executeQuery(CompiledQuery.raw(sql, [...parameters]));

const longestDetail = 500;

/** The user of this process, and the user who became that user with sudo. */
export function currentActor(): string {
  const { SUDO_USER } = process.env;
  let name: string;
  try {
    name = userInfo().username;
  } catch {
    // A container may run as a number that has no name.
    name = `user ${process.getuid?.() ?? "unknown"}`;
  }
  return SUDO_USER === undefined || SUDO_USER === name ? name : `${name} (${SUDO_USER})`;
}

/** Adds an entry and returns its number; undefined in a store of a version that has no audit log yet. */
export async function appendEntry(
  query: RunStatement,
  entry: Omit<AuditEntry, "at">,
): Promise<number | undefined> {
  const { rows } = await query("select to_regclass('audit_log') is not null as there", []);
  if (!(rows[0] as { there: boolean }).there) return undefined;
  const added = await query(
    "insert into audit_log (run, actor, command, outcome, detail) values ($1, $2, $3, $4, $5) returning id",
    [entry.run, entry.actor, entry.command, entry.outcome, entry.detail.slice(0, longestDetail)],
  );
  return Number((added.rows[0] as { id: unknown }).id);
}

/**
 * Runs a command and records its actor, start and outcome. `command` and the detail may name files, ids and counts;
 * never a secret or a person.
 */
export async function audited<T>(
  query: RunStatement,
  command: string,
  work: () => Promise<T>,
  formatDetail: (result: T) => string = () => "",
  actor = currentActor(),
): Promise<T> {
  const run = randomUUID();
  await appendEntry(query, { run, actor, command, outcome: "started", detail: "" });
  try {
    const result = await work();
    await appendEntry(query, { run, actor, command, outcome: "done", detail: formatDetail(result) });
    return result;
  } catch (error) {
    // Its message may quote what was typed.
    const { name, code } = error as { name: string; code?: string };
    const failed = { run, actor, command, outcome: "failed" as const, detail: code ?? name };
    await appendEntry(query, failed).catch(() => {});
    throw error;
  }
}

/** The newest entries, the oldest of them first. */
export async function readEntries(query: RunStatement, count: number): Promise<AuditEntry[]> {
  const { rows } = await query(
    "select run, at, actor, command, outcome, detail from audit_log order by id desc limit $1",
    [count],
  );
  return (rows as AuditEntry[]).reverse();
}

/** A line for each command: start, actor, command and outcome. */
export function formatEntries(entries: readonly AuditEntry[]): string {
  const ends = new Map(
    entries.filter(({ outcome }) => outcome !== "started").map((entry) => [entry.run, entry]),
  );
  const begun = new Set(entries.filter(({ outcome }) => outcome === "started").map(({ run }) => run));
  const lines = entries
    .filter(({ outcome, run }) => outcome === "started" || !begun.has(run))
    .map(({ run, at, actor, command }) => {
      const end = ends.get(run);
      const outcome = end === undefined ? "did not end" : end.outcome + (end.detail && `: ${end.detail}`);
      return [at.replace(/\.\d+Z$/, "Z"), actor, command, outcome].map(oneLine).join("  ");
    });
  return lines.length === 0 ? "No command was run on this store yet." : lines.join("\n");
}

/** A file's name cannot become a line of the log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");

import type { AuditFilters, LoggedEntry, Obstacle, RecordedChange } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database, Transaction } from "../../../platform/store/schema.ts";

export interface NewChange {
  entryId: number;
  site: SiteCode | null;
  subjects: readonly string[];
  /** Null where nothing is kept. */
  changes: readonly RecordedChange[] | null;
  obstacles: readonly Obstacle[];
  undoes: number | null;
}

/** Keeps what an entry of the audit log is about. */
export async function insertChange(
  db: Kysely<Database>,
  { entryId, site, subjects, changes, obstacles, undoes }: NewChange,
): Promise<void> {
  await sql`insert into merchant_changes (entry_id, site, subjects, changes, obstacles, undoes)
    values (${entryId}, ${site}, ${[...subjects]}::text[], ${changes === null ? null : json(changes)},
      ${obstacles.length === 0 ? null : json(obstacles)}, ${undoes})`.execute(db);
}

interface AuditPage {
  /** Only earlier entries than this one. */
  before?: number | undefined;
  limit: number;
}

/** Entries that a page looks among, however few of them it finds: there is no index for each filter. */
const longestSearch = 20_000;

/** A page of entries, and where the next one begins; undefined at the end. */
interface FoundEntries {
  rows: LoggedEntry[];
  next: number | undefined;
}

/** Keys and values only of the parts whose rights depend on them, and of stock, which may be uncounted. */
const touched = sql`case when c.changes is not null then
  (select coalesce(jsonb_agg(distinct jsonb_build_object('part', change -> 'part')
    || case when change ->> 'part' in ('pages', 'sites') then jsonb_build_object('key', change -> 'key') else '{}' end
    || case when change ->> 'part' in ('sites', 'stock')
      then jsonb_build_object('before', change -> 'before', 'after', change -> 'after') else '{}' end), '[]')
    from jsonb_array_elements(c.changes) as change) end`;

const select = (changes = sql`c.changes`) => sql`
  select a.id, a.at, a.actor, member.username as name, a.command, a.outcome, c.site, c.subjects, ${changes} as changes,
    jsonb_array_length(c.changes) as changes_total, ${touched} as touched, c.obstacles, c.undoes,
    inverse.entry_id as undone_by
  from audit_log a left join merchant_changes c on c.entry_id = a.id
    left join merchant_changes inverse on inverse.undoes = a.id
    left join (staff s join users member on member.id = s.user_id) on a.actor = 'staff ' || s.user_id`;

/**
 * Entries, the newest first, each with its first hundred changes. A command that ended is its end alone. A page of rare entries
 * can be short, or empty, before the last one.
 */
export async function listAuditRows(
  db: Kysely<Database>,
  { actor, operation, sites, subjects, from, until, before, limit }: AuditFilters & AuditPage,
): Promise<FoundEntries> {
  const newest = sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`;
  const end = before ?? ((await newest.execute(db)).rows[0]?.id ?? 0) + 1;
  const begin = end - longestSearch;
  const conditions = [
    sql`a.id < ${end}`,
    sql`a.id >= ${begin}`,
    sql`(a.outcome <> 'started'
      or not exists (select from audit_log e where e.run = a.run and e.outcome <> 'started'))`,
    ...(actor === undefined ? [] : [sql`a.actor = ${actor}`]),
    ...(operation === undefined ? [] : [sql`split_part(a.command, ' ', 1) = ${operation}`]),
    ...(sites === null ? [] : [sql`c.site = any(${[...sites]}::text[])`]),
    ...(subjects.length === 0 ? [] : [sql`c.subjects @> ${[...subjects]}::text[]`]),
    ...(from === undefined ? [] : [sql`a.at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`a.at < ${until}::timestamptz`]),
  ];
  const { rows } = await sql<LoggedEntry>`
    ${select(sql`jsonb_path_query_array(c.changes, '$[0 to 99]')`)} where ${sql.join(conditions, sql` and `)}
    order by a.id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : begin > 1 ? begin : undefined };
}

/** An entry with all of its changes. */
export async function readAuditRow(db: Kysely<Database>, id: number): Promise<LoggedEntry | undefined> {
  const { rows } = await sql<LoggedEntry>`${select()} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** The command of an entry. */
export async function readAuditCommand(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("audit_log").select("command").where("id", "=", id).executeTakeFirst();
  return row?.command;
}

/** An entry with all of its changes, which no other transaction undoes until the end of this one. */
export async function lockAuditRow(trx: Transaction, id: number): Promise<LoggedEntry | undefined> {
  await sql`select from merchant_changes where entry_id = ${id} for update`.execute(trx);
  return readAuditRow(trx, id);
}

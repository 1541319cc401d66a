import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** An index that is made beside the shop's work. */
export interface Index {
  name: string;
  table: keyof Database;
  /** The part of `create index` after the table's name. */
  on: string;
  /** An index of a migration that is dropped once this one is there. */
  replaces?: string;
}

/**
 * Makes the indexes that are missing, one after the other, and drops those that they replace. With `concurrently` the
 * table takes writes meanwhile, so this must not run in a transaction; an index that a process left half made is made
 * again.
 */
export async function makeIndexes(
  db: Kysely<Database>,
  indexes: readonly Index[],
  concurrently: boolean,
): Promise<void> {
  const found = await findIndexes(db, indexes);
  const how = sql.raw(concurrently ? "concurrently" : "");
  const drop = (name: string) => sql`drop index ${how} if exists ${sql.id(name)}`.execute(db);
  for (const { name, table, on } of indexes) {
    const index = found.get(name);
    if (index?.valid || index?.under_way) continue;
    if (index !== undefined) await drop(name);
    await sql`create index ${how} if not exists ${sql.id(name)} on ${sql.table(table)} ${sql.raw(on)}`.execute(
      db,
    );
  }
  const replacing = indexes.filter(({ replaces }) => replaces !== undefined && found.has(replaces));
  if (replacing.length === 0) return;
  const made = await findIndexes(db, indexes);
  for (const { name, replaces } of replacing) if (made.get(name)?.valid) await drop(replaces!);
}

async function findIndexes(
  db: Kysely<Database>,
  indexes: readonly Index[],
): Promise<Map<string, { valid: boolean; under_way: boolean }>> {
  const names = indexes.flatMap(({ name, replaces }) => (replaces === undefined ? [name] : [name, replaces]));
  const { rows } = await sql<{ name: string; valid: boolean; under_way: boolean }>`
    select c.relname as name, i.indisvalid as valid,
      exists (select from pg_stat_progress_create_index p where p.index_relid = c.oid) as under_way
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname in (${sql.join(names)})
      and c.relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

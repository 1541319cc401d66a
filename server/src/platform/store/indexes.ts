import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** An index that is made beside the shop's work. */
interface Index {
  name: string;
  table: keyof Database;
  /** What follows the table's name in `create index`. */
  on: string;
}

/**
 * Indexes of tables that grow with every order or visitor. A migration must not make them: it would stop the writes of
 * such a table until it is read. An index that is not there yet makes statements slower, never wrong.
 */
export const indexes: readonly Index[] = [
  { name: "idempotency_keys_open", table: "idempotency_keys", on: "(created_at) where status is null" },
  // By its hash: a nonce can be longer than an entry of a B-tree may be.
  { name: "payment_attempts_nonce", table: "payment_attempts", on: "using hash (nonce)" },
];

/**
 * Makes the indexes that are missing, one after the other. With `concurrently` the table takes writes meanwhile, so this
 * must not run in a transaction; an index that a process left half made is made again.
 */
export async function makeIndexes(db: Kysely<Database>, concurrently: boolean): Promise<void> {
  const { rows } = await sql<{ name: string; valid: boolean; under_way: boolean }>`
    select c.relname as name, i.indisvalid as valid,
      exists (select from pg_stat_progress_create_index p where p.index_relid = c.oid) as under_way
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname in (${sql.join(indexes.map(({ name }) => name))})
      and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const how = sql.raw(concurrently ? "concurrently" : "");
  for (const { name, table, on } of indexes) {
    const found = rows.find((row) => row.name === name);
    if (found?.valid || found?.under_way) continue;
    if (found !== undefined) await sql`drop index ${how} if exists ${sql.id(name)}`.execute(db);
    await sql`create index ${how} if not exists ${sql.id(name)} on ${sql.table(table)} ${sql.raw(on)}`.execute(
      db,
    );
  }
}

import { type Kysely, sql, type Transaction } from "kysely";
import { StartError } from "../config/StartError.ts";
import type { Database } from "./schema.ts";

type Trx = Transaction<Database>;

/** Rows that are read and written at once; a picture's row has some hundred kilobytes. */
const batch = 200;
/** Tables that have rows from a store's first start on. */
const ownOfStore = ["kysely_migration", "kysely_migration_lock", "tasks"];

/**
 * Copies all rows and counters of one store into another one of the same version, inside the transactions it is given,
 * and compares the two before it returns the number of orders. Throws a StartError when the target is not empty.
 */
export async function copyStore(source: Trx, target: Trx): Promise<number> {
  for (const trx of [source, target]) await sql`set local timezone = 'UTC'`.execute(trx);
  const tables = await sortTables(source);
  await lockEmpty(target, tables);
  await switchTriggers(target, tables, "disable");
  for (const table of tables) await copyTable(source, target, table);
  // A table's triggers cannot be switched while one of its constraints waits for the transaction's end.
  await sql`set constraints all immediate`.execute(target);
  await switchTriggers(target, tables, "enable");
  await copyCounters(source, target);
  for (const table of tables) {
    const [from, to] = [await sumTable(source, table), await sumTable(target, table)];
    if (from !== to) throw new Error(`The copy of ${table} differs from the original (${from}, ${to}).`);
  }
  return countRows(source, "orders");
}

/** The tables, each after those it refers to. Throws when two refer to each other. */
async function sortTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`select t.relname as name,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = t.oid and f.contype = 'f' and f.confrelid <> t.oid) as needs
    from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const left = new Map(
    rows.filter(({ name }) => !ownOfStore.includes(name)).map(({ name, needs }) => [name, needs]),
  );
  const sorted: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([, needs]) => needs.every((need) => !left.has(need)));
    if (ready.length === 0) throw new Error(`${[...left.keys()].join(", ")} refer to each other`);
    for (const [name] of ready) {
      sorted.push(name);
      left.delete(name);
    }
  }
  return sorted;
}

/** Keeps every other writer out until the transaction ends; a second move waits, and then finds rows. */
async function lockEmpty(target: Trx, tables: readonly string[]): Promise<void> {
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
    target,
  );
  // The migrations write this row of a catalogue that was never filled.
  await target.deleteFrom("revisions").where("value", "=", 0).execute();
  for (const table of tables) {
    const count = await countRows(target, table);
    if (count > 0)
      throw new StartError(
        `The database has ${count} rows of ${table}: move into an empty one. Nothing was moved.`,
      );
  }
}

/** The rows that triggers added to other tables are copied as well. */
async function switchTriggers(
  target: Trx,
  tables: readonly string[],
  state: "disable" | "enable",
): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(target);
}

/** Rows go as PostgreSQL's own JSON text, so that no number or time passes through JavaScript's types. */
async function copyTable(source: Trx, target: Trx, name: string): Promise<void> {
  const table = sql.table(name);
  await sql`declare rows_to_move no scroll cursor for select row_to_json(t)::text as row from ${table} t`.execute(
    source,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from rows_to_move`.execute(source);
    if (rows.length === 0) break;
    const text = `[${rows.map(({ row }) => row).join(",")}]`;
    await sql`insert into ${table} overriding system value
      select * from json_populate_recordset(null::${table}, ${text}::text::json)`.execute(target);
  }
  await sql`close rows_to_move`.execute(source);
}

/** Numbers of orders and of rows go on where they were. */
async function copyCounters(source: Trx, target: Trx): Promise<void> {
  const { rows } = await sql<{
    name: string;
    last: string;
  }>`select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(source);
  for (const { name, last } of rows)
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(target);
}

/** The number of rows and the sum of their hashes, whatever their order. */
async function sumTable(db: Trx, name: string): Promise<string> {
  const { rows } = await sql<{ sum: string }>`select count(*) || ' rows, ' ||
    coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from ${sql.table(name)} t`.execute(
    db,
  );
  return rows[0]!.sum;
}

async function countRows(db: Trx, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(name)}`.execute(db);
  return rows[0]!.count;
}

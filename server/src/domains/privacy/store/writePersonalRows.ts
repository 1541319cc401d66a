import { sql } from "kysely";
import type { Db } from "../../../platform/store/schema.ts";
import { type Person, personalTables } from "./personalTables.ts";

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/**
 * Everything the shop keeps about a person, as JSON: an array of rows for each table that has any. An order's number stands in place
 * of its id, in links too: the id of a guest's order gives that guest's rights, and others read an export as well.
 */
export async function writePersonalRows(db: Db, person: Person): Promise<string> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(personalTables)) {
    if (table === null) continue;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${[...(table.secrets ?? [])]}::text[] || ${table.own?.(person) ?? sql`'{}'::jsonb`} as row
      from ${sql.table(name)} t
      where ${table.about(person)}`.execute(db);
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
  }
  const text = JSON.stringify(tables, undefined, 2);
  const { rows } = await sql<{ id: string; number: string }>`
    select id, document ->> 'number' as number from orders
    where id = any(${[...new Set(text.match(uuid))]}::uuid[])`.execute(db);
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return text.replaceAll(uuid, (id) => numbers.get(id) ?? id);
}

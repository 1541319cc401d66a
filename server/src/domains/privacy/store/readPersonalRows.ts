import { sql } from "kysely";
import type { Db } from "../../../platform/store/schema.ts";
import { type Person, personalTables } from "./personalTables.ts";

/** Everything the shop keeps about a person: an array of rows for each table that has any. */
export async function readPersonalRows(db: Db, person: Person): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(personalTables)) {
    if (table === null) continue;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${[...(table.secrets ?? [])]}::text[] as row from ${sql.table(name)} t
      where ${table.about(person)}`.execute(db);
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";
import { type DocumentTable, upsertDocuments } from "./upsertDocuments.ts";

/** Puts documents in the place of all that a table has, as upsertDocuments writes them; true when anything changed. */
export async function replaceDocuments(
  trx: Transaction<Database>,
  definition: DocumentTable,
  documents: readonly unknown[],
): Promise<boolean> {
  const isNamed = sql.join(
    Object.entries(definition.key).map(([name, value]) => sql`known.${sql.ref(name)} = ${sql.raw(value)}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    delete from ${sql.table(definition.table)} as known where not exists (
      select from jsonb_array_elements(${JSON.stringify(documents)}::text::jsonb) as listed (d) where ${isNamed}
    )`.execute(trx);
  const { inserted, updated } = await upsertDocuments(trx, definition, documents);
  return Number(numAffectedRows ?? 0) + inserted + updated > 0;
}

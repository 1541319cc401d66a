import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** A place in a file that an import in batches has come to. */
export interface ImportMark {
  rows: number;
  hash: string;
  /** The report's counts so far. */
  totals: object;
}

export async function readImportMark(db: Kysely<Database>, file: string): Promise<ImportMark | undefined> {
  return db
    .selectFrom("import_marks")
    .select(["rows", "hash", "totals"])
    .where("file", "=", file)
    .executeTakeFirst();
}

/**
 * Moves the mark of a file from the place named by `before`, undefined for none, or removes it when there is no further
 * one. False when the mark is not there any more: another import of the file has moved it.
 */
export async function moveImportMark(
  trx: Transaction<Database>,
  file: string,
  before: string | undefined,
  mark: ImportMark | undefined,
): Promise<boolean> {
  if (mark === undefined) {
    if (before === undefined) return true;
    const { rows } = await sql`
      delete from import_marks where file = ${file} and hash = ${before} returning 1`.execute(trx);
    return rows.length === 1;
  }
  const { rows, hash } = mark;
  const totals = json(mark.totals);
  const { rows: moved } =
    before === undefined
      ? await sql`insert into import_marks (file, rows, hash, totals) values (${file}, ${rows}, ${hash}, ${totals})
          on conflict (file) do nothing returning 1`.execute(trx)
      : await sql`update import_marks set rows = ${rows}, hash = ${hash}, totals = ${totals}, updated_at = now()
          where file = ${file} and hash = ${before} returning 1`.execute(trx);
  return moved.length === 1;
}

/** Deletes marks of imports that nobody has gone on with for a month; their rows stay. */
export async function deleteOldMarks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("import_marks")
    .where("updated_at", "<", sql<string>`now() - interval '30 days'`)
    .execute();
}

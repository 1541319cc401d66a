import { type Kysely, sql } from "kysely";

/** Each download looks up the e-book that a file belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index products_download on products ((document->'meta'->>'download_url'))
       where document->'meta'->>'download_url' is not null`,
    )
    .execute(db);
}

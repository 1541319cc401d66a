import { type Kysely, sql } from "kysely";

/** Whether a file is an e-book is asked at each download. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index products_download on products ((document->'meta'->>'download_url'))
       where document->'meta'->>'download_url' is not null`,
    )
    .execute(db);
}

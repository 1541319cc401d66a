import { type Kysely, sql } from "kysely";

/** The site is empty for a page of every site. */
const statement = `create table pages (
    handle text not null,
    site text not null default '',
    document jsonb not null,
    primary key (handle, site)
  )`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

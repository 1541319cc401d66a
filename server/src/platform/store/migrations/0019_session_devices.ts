import { type Kysely, sql } from "kysely";

/** A session as its member sees it: an id other than its token's hash, and the browser's user agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table sessions
         add column id uuid not null default gen_random_uuid() constraint sessions_id unique,
         add column user_agent text`,
    )
    .execute(db);
}

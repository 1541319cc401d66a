import { type Kysely, sql } from "kysely";

/** What a member sees of a session: a name that is not its token's hash, and what the browser said of itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table sessions
         add column id uuid not null default gen_random_uuid() constraint sessions_id unique,
         add column user_agent text`,
    )
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/** When each recurring task may run next, so that of several processes one runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tasks (name text primary key, due_at timestamptz not null)`.execute(db);
}

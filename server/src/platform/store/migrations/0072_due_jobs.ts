import { type Kysely, sql } from "kysely";

/** When a taken job was due: `run_at` is the end of its lease, from which nobody can tell how long it has waited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table jobs add column due_at timestamptz").execute(db);
}

import { type Kysely, sql } from "kysely";

/** Jobs are taken kind by kind: a backlog of one must not be read to find the others. */
const statements = [
  "create index jobs_due_by_kind on jobs (kind, run_at) where done_at is null and dead_at is null",
  "drop index jobs_due",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

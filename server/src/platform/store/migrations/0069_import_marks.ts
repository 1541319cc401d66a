import { type Kysely, sql } from "kysely";

/** How far an import in batches has come, so that the next one of the same file goes on there. */
const statement = `create table import_marks (
  file text primary key,
  rows bigint not null,
  hash text not null,
  totals jsonb not null,
  updated_at timestamptz not null default now()
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

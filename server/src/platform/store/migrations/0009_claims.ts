import { type Kysely, sql } from "kysely";

const statements = [
  // Who works under a key, so that nobody gives back or answers what another request has taken since.
  "alter table idempotency_keys add column claim uuid",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

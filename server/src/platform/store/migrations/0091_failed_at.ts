import { type Kysely, sql } from "kysely";

const statements = [
  "alter table payment_attempts add column failed_at timestamptz",
  // A job takes back what a payment brought soon after it failed.
  "update payment_attempts set failed_at = coalesce(withdrawn_at, created_at) where state = 'failed'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

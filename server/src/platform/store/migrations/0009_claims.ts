import { type Kysely, sql } from "kysely";

const statements = [
  // The claim of the request that works under a key, so that no other request releases it or stores a response.
  "alter table idempotency_keys add column claim uuid",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

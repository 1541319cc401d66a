import { type Kysely, sql } from "kysely";

/** Orders of which units are left to pack; those from before are read in the background, and looked at until then. */
const statements = [
  "alter table orders add column to_pack boolean",
  // Orders without a status are among those that were not read.
  "drop index if exists orders_without_status",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

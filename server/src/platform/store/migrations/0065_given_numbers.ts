import { type Kysely, sql } from "kysely";

/** The numbers that the shop gives next: one that was given is never given again, though what had it is removed. */
const statements = ["create sequence products_numbers", "create sequence variants_numbers"];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

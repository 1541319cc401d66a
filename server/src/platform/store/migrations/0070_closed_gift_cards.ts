import { type Kysely, sql } from "kysely";

/** `gift_cards_closed` takes the place of this index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists gift_cards_blocked`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

export interface Identity {
  id: string;
  email: string | null;
  /** Exchange id of the email marketing service. */
  exchange: string | null;
}

/** Stores a visitor; known values stay until others replace them. */
export async function saveIdentity(db: Kysely<Database>, identity: Identity): Promise<void> {
  await db
    .insertInto("identities")
    .values(identity)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        email: sql`coalesce(excluded.email, identities.email)`,
        exchange: sql`coalesce(excluded.exchange, identities.exchange)`,
        // Once a day: a new value makes new index entries.
        seen_at: sql`case when identities.seen_at < now() - interval '1 day' then now() else identities.seen_at end`,
      }),
    )
    .execute();
}

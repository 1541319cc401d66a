import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** Remembers a visitor; an e-mail address once known stays until another one comes. */
export async function saveIdentity(db: Kysely<Database>, id: string, email: string | null): Promise<void> {
  await db
    .insertInto("identities")
    .values({ id, email })
    .onConflict((conflict) =>
      email === null ? conflict.doNothing() : conflict.column("id").doUpdateSet({ email }),
    )
    .execute();
}

import type { Kysely } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Takes a nonce or token; false when it was taken before. */
export async function consumeNonce(db: Kysely<Database>, nonce: string): Promise<boolean> {
  const taken = await db
    .insertInto("consumed_nonces")
    .values({ nonce })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return taken !== undefined;
}

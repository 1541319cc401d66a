import { sql } from "kysely";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Db } from "../../../platform/store/schema.ts";

/**
 * Takes a nonce or token; no row when it was taken before. This is the sandbox gateway's memory and no money hangs on
 * it, so it does not wait for the disk as the shop's own records do.
 */
const nonceInsert = prepare(
  ({ nonce }: { nonce: string }) => sql<{ nonce: string }>`
    insert into consumed_nonces (nonce)
    select ${nonce}::text from set_config('synchronous_commit', 'off', true)
    on conflict do nothing
    returning nonce`,
);

/** Takes a nonce or token; false when it was taken before. Not for a transaction of the shop's. */
export const consumeNonce = async (db: Db, nonce: string): Promise<boolean> =>
  (await nonceInsert(db, { nonce })).length > 0;

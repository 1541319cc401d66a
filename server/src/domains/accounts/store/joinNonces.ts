import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

const hours = 24;

/** Stores the right to join after an order for 24 hours; a newer nonce replaces the older one of the same order. */
export async function saveJoinNonce(
  trx: Transaction<Database>,
  nonce: string | null,
  { id, user: { email } }: { id: string; user: { email: string } },
  now: Date,
): Promise<void> {
  if (nonce === null) return;
  await trx.deleteFrom("join_nonces").where("order_id", "=", id).execute();
  await trx
    .insertInto("join_nonces")
    .values({
      nonce,
      order_id: id,
      email,
      expires_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    })
    .execute();
}

/** Consumes the right to join after an order; false when this address has none, or it has expired. */
export async function useJoinNonce(
  trx: Transaction<Database>,
  nonce: string,
  email: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from join_nonces where nonce = ${nonce} and lower(email) = lower(${email}) and expires_at > now()
    returning nonce`.execute(trx);
  return rows.length > 0;
}

/** Deletes expired nonces. */
export async function deleteExpiredJoinNonces(db: Kysely<Database>): Promise<void> {
  await sql`delete from join_nonces where expires_at < now()`.execute(db);
}

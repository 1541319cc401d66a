import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { deleteInSteps, type StepOptions } from "../../../platform/store/deleteInSteps.ts";
import type { Database } from "../../../platform/store/schema.ts";

const hours = 24;

/** The right to join after an order; a null nonce is none. */
export interface JoinNonceRow {
  orderId: string;
  nonce: string | null;
  email: string;
  nonceExpires: string;
}

/** When a right to join that begins now ends. */
export const toNonceExpiry = (now: Date): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Stores the right to join after an order, if there is one. */
export const joinNonceInsert = ({
  orderId,
  nonce,
  email,
  nonceExpires,
}: JoinNonceRow): RawBuilder<{ nonce: string }> => sql`
  insert into join_nonces (nonce, order_id, email, expires_at)
  select ${nonce}::text, ${orderId}::uuid, ${email}::text, ${nonceExpires}::timestamptz
  where ${nonce}::text is not null
  returning nonce`;

/** Takes back the rights to join after an order, before it gets a newer one. */
export async function deleteJoinNonces(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx.deleteFrom("join_nonces").where("order_id", "=", orderId).execute();
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
export const deleteExpiredJoinNonces = (db: Kysely<Database>, options: StepOptions = {}): Promise<number> =>
  deleteInSteps(db, { table: "join_nonces", from: sql`expires_at`, before: sql`now()` }, options);

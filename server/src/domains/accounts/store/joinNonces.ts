import { sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Uses up the right to join after an order; false when there is none for this address, or it is over. */
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

import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

export interface NewAttempt {
  id: string;
  key: string;
  provider: string;
  nonce: string;
  amount: number;
  currency: string;
}

/** Puts on record that a provider is about to be asked: after a crash this is what must be let go of. */
export async function recordAttempt(
  trx: Transaction<Database>,
  { key, ...attempt }: NewAttempt,
): Promise<void> {
  await trx
    .insertInto("payment_attempts")
    .values({ ...attempt, idempotency_key: key, state: "authorizing" })
    .execute();
}

/** Ties an attempt to its order; false when it was given up in the meantime. */
export async function settleAttempt(
  trx: Transaction<Database>,
  id: string,
  orderId: string,
  transactionId: string,
): Promise<boolean> {
  const settled = await trx
    .updateTable("payment_attempts")
    .set({ state: "authorized", order_id: orderId, transaction_id: transactionId })
    .where("id", "=", id)
    .where("state", "=", "authorizing")
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/** Closes an attempt without an order; false when it has one or is closed already. */
export async function closeAttempt(
  db: Kysely<Database>,
  id: string,
  state: "voided" | "declined",
): Promise<boolean> {
  const closed = await db
    .updateTable("payment_attempts")
    .set({ state })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where("state", "in", ["authorizing", "authorized"])
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

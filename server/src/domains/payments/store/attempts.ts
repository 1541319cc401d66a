import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { HeldPayment } from "../PaymentProvider.ts";
import type { PaymentAttemptTable } from "../schema.ts";

export interface NewAttempt {
  id: string;
  key: string;
  provider: string;
  nonce: string;
  amount: number;
  currency: string;
}

export type AttemptRow = Selectable<PaymentAttemptTable>;

/**
 * Records that a provider is about to be called, if `condition` holds: after a crash this attempt must be released. An
 * open attempt of the same request, whose response was lost, is resumed instead, and its id returned: the same payment
 * must not be made again before the first is looked up. Its age starts again, so that recovery does not void it meanwhile.
 */
export const attemptUpsert = (
  { id, key, provider, nonce, amount, currency }: NewAttempt,
  condition: RawBuilder<boolean>,
): RawBuilder<{ id: string }> => sql`
  insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state)
  select ${id}::uuid, ${key}::text, ${provider}::text, ${nonce}::text, ${amount}::numeric, ${currency}::text,
    'authorizing'
  where ${condition}
  on conflict (idempotency_key, provider, md5(nonce), amount, currency) where state = 'authorizing'
    do update set created_at = now()
  returning id`;

export async function readAttempt(db: Kysely<Database>, id: string): Promise<AttemptRow | undefined> {
  return await db.selectFrom("payment_attempts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The state of an attempt, which nobody changes until the transaction ends. */
export async function lockAttemptState(
  trx: Transaction<Database>,
  id: string,
): Promise<Pick<AttemptRow, "state" | "withdrawn_at"> | undefined> {
  return await trx
    .selectFrom("payment_attempts")
    .select(["state", "withdrawn_at"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
}

/** The attempt in the form that providers take. */
export const heldPayment = ({ id, nonce, transaction_id, amount, currency }: AttemptRow): HeldPayment => ({
  attemptId: id,
  nonce,
  transactionId: transaction_id,
  amount,
  currency,
});

/** Ties an attempt, if there is one, to its order; no row when it was voided in the meantime. */
export const attemptSettlement = (
  id: string | null,
  orderId: string,
  transactionId: string,
): RawBuilder<{ id: string }> => sql`
  update payment_attempts set state = 'authorized', order_id = ${orderId}, transaction_id = ${transactionId}
  where id = ${id} and state = 'authorizing'
  returning id`;

/**
 * Closes an attempt without an order; false when it has one or is closed already. An attempt that was voided before its
 * transaction was known is closed once more with it: the provider can hold the money after nothing was found there.
 */
export async function closeAttempt(
  db: Kysely<Database>,
  id: string,
  state: "voided" | "declined",
  transactionId?: string,
): Promise<boolean> {
  const closed = await db
    .updateTable("payment_attempts")
    .set({ state, ...(transactionId !== undefined && { transaction_id: transactionId }) })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["authorizing", "authorized"]),
        ...(transactionId === undefined
          ? []
          : [eb.and([eb("state", "=", "voided"), eb("transaction_id", "is", null)])]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * True when the shop itself used this nonce before, in an attempt that was not declined: the gateway accepts
 * no nonce twice, so its refusal says nothing about the card.
 */
export async function wasUsed(db: Kysely<Database>, nonce: string, attemptId: string): Promise<boolean> {
  const used = await db
    .selectFrom("payment_attempts")
    .select("id")
    .where("nonce", "=", nonce)
    .where("id", "!=", attemptId)
    .where("state", "!=", "declined")
    .limit(1)
    .execute();
  return used.length > 0;
}

/** Attempts under way, or left by a process that ended. As text, not as values: so says the index of them, `payment_attempts_open`. */
const isOpen = sql<boolean>`order_id is null and state in ('authorizing', 'authorized')`;

/** How many attempts have no order yet, by state: while checkouts are under way a few, for long only when something is wrong. */
export async function countOpenAttempts(db: Kysely<Database>): Promise<{ state: string; count: number }[]> {
  return db
    .selectFrom("payment_attempts")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where(isOpen)
    .groupBy("state")
    .execute();
}

/**
 * When a failed payment `p` did. A process of an older version does not note it; a job takes back what such a payment
 * brought soon after it failed.
 */
export const failedAt = sql<string>`coalesce(p.failed_at, p.withdrawn_at, p.created_at)`;

/** True when a payment of an order was taken and could not be settled. */
export async function hasFailedAttempt(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const failed = await db
    .selectFrom("payment_attempts")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return failed !== undefined;
}

/** Notes that what a failed payment brought was taken back. */
export async function markWithdrawn(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable("payment_attempts")
    .set({ withdrawn_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Notes that the money of a held attempt was taken. */
export async function markCaptured(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable("payment_attempts")
    .set({ state: "captured" })
    .where("id", "=", id)
    .where("state", "=", "authorized")
    .execute();
}

/** Attempts without an order that began at least so many seconds ago. */
export const findAbandonedAttempts = (db: Kysely<Database>, seconds: number): Promise<{ id: string }[]> =>
  abandonedAttempts(db, seconds).execute();

/** True when an attempt is still one of them; nobody changes it until the transaction ends. */
export async function isAbandoned(trx: Transaction<Database>, id: string, seconds: number): Promise<boolean> {
  const attempt = await abandonedAttempts(trx, seconds)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return attempt !== undefined;
}

const abandonedAttempts = (db: Kysely<Database>, seconds: number) =>
  db
    .selectFrom("payment_attempts")
    .select("id")
    .where(isOpen)
    .where("created_at", "<=", sql<string>`now() - make_interval(secs => ${seconds})`);

/** Locks the attempt of a provider that a webhook event is about. */
export function lockAttempt(
  trx: Transaction<Database>,
  provider: string,
  { attemptId, transactionId }: { attemptId: string | null; transactionId: string | null },
): Promise<Pick<AttemptRow, "id" | "state" | "trouble"> | undefined> {
  return trx
    .selectFrom("payment_attempts")
    .select(["id", "state", "trouble"])
    .where("provider", "=", provider)
    .where((eb) =>
      eb.or([
        ...(attemptId === null ? [] : [eb("id", "=", attemptId)]),
        ...(transactionId === null ? [] : [eb("transaction_id", "=", transactionId)]),
      ]),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateAttempt(
  trx: Transaction<Database>,
  id: string,
  change: Partial<Pick<AttemptRow, "state" | "trouble">>,
): Promise<void> {
  // A dispute can send the same word twice: it is news each time.
  const opened = change.trouble === undefined ? {} : { trouble_closed: false };
  await trx
    .updateTable("payment_attempts")
    .set({
      ...change,
      ...opened,
      ...(change.state === "failed" && { failed_at: sql<string>`now()` }),
    })
    .where("id", "=", id)
    .execute();
}

/** The payments of an order, the oldest first; locked in one order everywhere. */
export function lockOrderAttempts(trx: Transaction<Database>, orderId: string): Promise<AttemptRow[]> {
  return orderAttempts(trx, [orderId]).forNoKeyUpdate().execute();
}

/** The payments of these orders, the oldest first. */
export const readOrderAttempts = async (
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<AttemptRow[]> => (orderIds.length === 0 ? [] : orderAttempts(db, orderIds).execute());

const orderAttempts = (db: Kysely<Database>, orderIds: readonly string[]) =>
  db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("created_at")
    .orderBy("id");

/** Counts `amount` as given back; `closed` when it was only held and is released as a whole. */
export async function countRefunded(
  trx: Transaction<Database>,
  id: string,
  amount: number,
  closed: boolean,
): Promise<void> {
  await trx
    .updateTable("payment_attempts")
    .set((eb) => ({ refunded: eb("refunded", "+", amount), ...(closed && { state: "refunded" as const }) }))
    .where("id", "=", id)
    .execute();
}

/** Marks a payment of which everything was given back. */
export async function markRefunded(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable("payment_attempts")
    .set({ state: "refunded" })
    .where("id", "=", id)
    .where("state", "=", "captured")
    .whereRef("refunded", "=", "amount")
    .execute();
}

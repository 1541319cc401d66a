import { sumAmounts } from "@velours/sdk/rules";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { expiredEarnings, type LedgerEntry } from "../expiredEarnings.ts";
import { earnCredits, emptyWhenExpired } from "../store.ts";

interface RefundIds {
  orderId: string;
  refundId: string;
}

/** Why cash back that an order earned is taken back: a refund, or a payment that failed. */
type TakenBy = RefundIds | { orderId: string; attemptId: string };

/** The balance an order was paid with and the one it earned for. */
interface OrderCredits {
  spentFrom: string | undefined;
  earnedBy: string | undefined;
}

/** The balances of an order, both locked, in one order everywhere. */
export async function lockOrderCredits(trx: Transaction<Database>, orderId: string): Promise<OrderCredits> {
  const locked = sql`
    select id from credits where id in (select credit_id from credit_entries where order_id = ${orderId})
    order by id for update`;
  await locked.execute(trx);
  // A balance that its owner claimed in the meantime has moved to another row.
  await locked.execute(trx);
  return readOrderCredits(trx, orderId);
}

async function readOrderCredits(db: Kysely<Database>, orderId: string): Promise<OrderCredits> {
  const { rows } = await sql<{ type: string; id: string }>`
    select type, credit_id as id from credit_entries
    where order_id = ${orderId} and refund_id is null and attempt_id is null order by credit_entries.id`.execute(
    db,
  );
  return {
    spentFrom: rows.find(({ type }) => type === "decrease")?.id,
    earnedBy: rows.find(({ type }) => type === "increase")?.id,
  };
}

/** The balance that an order earned for, as a refund finds it that first puts back `paid` of cash back. */
export async function readEarnedLeft(db: Kysely<Database>, orderId: string, paid: number): Promise<number> {
  const { spentFrom, earnedBy } = await readOrderCredits(db, orderId);
  if (earnedBy === undefined) return 0;
  const { rows } = await sql<{ balance: number }>`
    select balance from credits where id = ${earnedBy} and (expires_at is null or expires_at > now())`.execute(
    db,
  );
  return sumAmounts([rows[0]?.balance ?? 0, spentFrom === earnedBy ? paid : 0]);
}

/** In SQL: cash back that an order earned, less what a failed payment took back, before any refund. */
export const earnedByOrder = (orderId: RawBuilder<string>): RawBuilder<number> => sql`(
  select coalesce(sum(case e.type when 'increase' then e.amount else -e.amount end), 0) from credit_entries e
  where e.order_id = ${orderId} and e.refund_id is null and (e.type = 'increase' or e.attempt_id is not null))`;

/** Cash back that an order earned, in the order's currency, less what a failed payment took back and what expired unused. */
export async function sumEarned(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select ${earnedByOrder(sql`${orderId}`)} as amount`.execute(
    db,
  );
  const amount = rows[0]?.amount ?? 0;
  return amount > 0 ? sumAmounts([amount, -(await readExpiredEarnings(db, orderId))]) : 0;
}

/** An expired balance counts as emptied. */
async function readExpiredEarnings(db: Kysely<Database>, orderId: string): Promise<number> {
  const { earnedBy } = await readOrderCredits(db, orderId);
  const { rows } = await sql<LedgerEntry>`
    select type, amount, order_id, returned from (
      select id, type, amount, order_id, coalesce(refund_id, attempt_id) is not null as returned
      from credit_entries where credit_id = ${earnedBy}
      union all
      select null, 'expire', balance, null, false from credits
      where id = ${earnedBy} and balance > 0 and expires_at <= now()
    ) as entries order by id nulls last`.execute(db);
  return expiredEarnings(rows, orderId);
}

/**
 * Cash back that a payment of an order earned, of the purchase or of an offer, less what was taken back when the payment
 * failed. A payment earned what was entered after it, and before the next one.
 */
export async function sumEarnedByPayment(
  trx: Kysely<Database>,
  { orderId, attemptId }: { orderId: string; attemptId: string },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(case e.type when 'increase' then e.amount else -e.amount end), 0) as amount from credit_entries e
    where e.order_id = ${orderId} and e.refund_id is null and ${attemptId}::uuid = coalesce(e.attempt_id, (
      select p.id from payment_attempts p where p.order_id = e.order_id and p.created_at <= e.created_at
      order by p.created_at desc limit 1)) and (e.type = 'increase' or e.attempt_id is not null)`.execute(
    trx,
  );
  return rows[0]?.amount ?? 0;
}

/** Failed payments that earned cash back for a balance, the oldest first. */
export async function findFailedEarnings(
  trx: Transaction<Database>,
  balanceId: string,
): Promise<{ orderId: string; attemptId: string }[]> {
  const { rows } = await sql<{ orderId: string; attemptId: string }>`
    select p.order_id as "orderId", p.id as "attemptId" from payment_attempts p
    where p.withdrawn_at is not null and p.order_id in (
      select e.order_id from credit_entries e
      where e.credit_id = ${balanceId} and e.type = 'increase' and e.refund_id is null)
    order by p.withdrawn_at, p.id`.execute(trx);
  return rows;
}

/** Puts back what was paid with. */
export async function giveBackCredits(
  trx: Transaction<Database>,
  id: string,
  amount: number,
  { orderId, refundId }: RefundIds,
): Promise<void> {
  await emptyWhenExpired(trx, sql`id = ${id}`);
  await earnCredits(trx, id, amount, orderId, refundId);
}

/** Takes back what was earned, as far as it is there. Returns how much that was; an expired balance has nothing. */
export async function takeBackCredits(
  trx: Transaction<Database>,
  id: string,
  amount: number,
  by: TakenBy,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with before as (
      select id, least(balance, ${amount}::numeric) as taken from credits
      where id = ${id} and (expires_at is null or expires_at > now())
    )
    update credits c set balance = c.balance - before.taken from before where c.id = before.id
    returning before.taken`.execute(trx);
  const taken = rows[0]?.taken ?? 0;
  if (taken > 0) {
    await trx
      .insertInto("credit_entries")
      .values({
        credit_id: id,
        type: "decrease",
        amount: taken,
        order_id: by.orderId,
        ...("refundId" in by ? { refund_id: by.refundId } : { attempt_id: by.attemptId }),
      })
      .execute();
  }
  return taken;
}

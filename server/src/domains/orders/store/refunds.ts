import { sumAmounts } from "@velours/sdk/rules";
import { formatInvoiceNumber, hasCreditNote, type IssuedRefund } from "@velours/sdk/shop";
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";
import type { RefundPaymentTable, RefundTable } from "../schema.ts";
import { invoiceInserts, issuedInvoice } from "./invoices.ts";

export type RefundPaymentRow = Selectable<RefundPaymentTable>;

export async function insertRefund(
  trx: Transaction<Database>,
  { lines, ...refund }: Omit<Selectable<RefundTable>, "created_at">,
  payments: readonly Insertable<RefundPaymentTable>[],
): Promise<void> {
  await trx
    .insertInto("refunds")
    // The time of this statement, not of the transaction's start, which may have waited for another refund of the order:
    // the numbers of credit notes follow it.
    .values({ ...refund, created_at: sql<string>`clock_timestamp()`, lines: json(lines) })
    .execute();
  if (payments.length > 0) await trx.insertInto("refund_payments").values(payments).execute();
}

/** Gives a refund the number of its credit note, unless its units cost nothing; its transaction's last lock. */
export async function issueCreditNote(
  trx: Transaction<Database>,
  { id, site }: { id: string; site: string },
): Promise<void> {
  const refund = await trx
    .selectFrom("refunds")
    .select(["order_id", "amount", "withheld", "unpaid", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!hasCreditNote(refund)) return;
  const { order_id: orderId, created_at: date } = refund;
  await sendTogether(trx, invoiceInserts({ orderId, refundId: id, site, date }));
}

/** The refunds of these orders, the oldest first. */
export async function readRefunds(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(IssuedRefund & { orderId: string })[]> {
  const rows = await db
    .selectFrom("refunds")
    .leftJoin("invoices as i", (join) =>
      join
        .onRef("i.order_id", "=", "refunds.order_id")
        .on(sql<boolean>`coalesce(i.refund_id, i.order_id) = refunds.id`),
    )
    .selectAll("refunds")
    .select(issuedInvoice.as("note"))
    .select(
      sql<boolean>`exists (select from refund_payments p where p.refund_id = refunds.id and p.state = 'pending')`.as(
        "pending",
      ),
    )
    .select(
      sql<boolean>`exists (select from refund_payments p where p.refund_id = refunds.id and p.state = 'failed')`.as(
        "failed",
      ),
    )
    .where("refunds.order_id", "in", [...orderIds])
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    id: row.id,
    created_at: row.created_at,
    kind: row.kind,
    ...(row.return_id !== null && { return: row.return_id }),
    state: row.failed ? "failed" : row.pending ? "pending" : "done",
    amount: row.amount,
    payments: {
      giftCard: row.gift_card,
      credits: row.credits,
      creditCard: sumAmounts([row.amount, -row.gift_card, -row.credits]),
    },
    cashBack: row.cash_back,
    withheld: row.withheld,
    ...(row.unpaid > 0 && { unpaid: row.unpaid }),
    shipping: row.shipping,
    lines: row.lines,
    creditNote: row.note && formatInvoiceNumber(row.note),
    ...(row.note?.day && { creditNoteDay: row.note.day }),
  }));
}

/** Sums of an order's refunds until now; amounts are in its currency. */
export interface RefundSums {
  giftCard: number;
  credits: number;
  shipping: number;
  /** Withheld cash back included. */
  cashBack: number;
  unpaid: number;
}

/** Sums up the refunds of an order. */
export async function sumRefunds(db: Kysely<Database>, orderIds: readonly string[]): Promise<RefundSums[]> {
  const { rows } = await sql<RefundSums>`
    select coalesce(sum(gift_card + gift_card_withheld), 0) as "giftCard", coalesce(sum(credits), 0) as credits,
      coalesce(sum(shipping), 0) as shipping, coalesce(sum(cash_back + withheld), 0) as "cashBack",
      coalesce(sum(unpaid), 0) as unpaid
    from jsonb_array_elements_text(${json(orderIds)}) with ordinality as wanted (id, nth)
    left join refunds on order_id = wanted.id::uuid group by nth order by nth`.execute(db);
  return rows;
}

export async function readRefundPayment(
  db: Kysely<Database>,
  id: string,
): Promise<RefundPaymentRow | undefined> {
  return await db.selectFrom("refund_payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Minutes for which a part of a refund belongs to the process that asks the payment service for it: more than its calls
 * can last, so that a second process never asks while a first one still does.
 */
const claimMinutes = 10;

/** Takes a pending part of a refund for the caller alone; false while another process has it, or once it has ended. */
export async function claimRefundPayment(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    update refund_payments set claimed_until = now() + make_interval(mins => ${claimMinutes})
    where id = ${id} and state = 'pending' and (claimed_until is null or claimed_until <= now())
    returning id`.execute(db);
  return rows.length > 0;
}

/** Lets any process ask again, after an answer that leaves nothing under way at the payment service. */
export async function unclaimRefundPayment(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("refund_payments").set({ claimed_until: null }).where("id", "=", id).execute();
}

/** The part of a refund that has this id, or that gives back the whole payment of this id. */
export async function findRefundPayment(
  db: Kysely<Database>,
  provider: string,
  id: string,
): Promise<Pick<RefundPaymentRow, "id" | "attempt_id"> | undefined> {
  return await db
    .selectFrom("refund_payments as r")
    .innerJoin("payment_attempts as p", "p.id", "r.attempt_id")
    .select(["r.id", "r.attempt_id"])
    .where("p.provider", "=", provider)
    .where((eb) =>
      eb.or([eb("r.id", "=", id), eb("r.attempt_id", "=", id).and("r.amount", "=", eb.ref("p.amount"))]),
    )
    .executeTakeFirst();
}

/** Ends a part of a refund that the payment service refuses for good, or that did not reach the buyer after all. */
export async function failRefundPayment(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await db
    .updateTable("refund_payments")
    .set({ state: "failed", error: error.slice(0, 500) })
    .where("id", "=", id)
    .where("state", "in", ["pending", "done"])
    .execute();
}

/** Ends a part of a refund that a payment service gives back; false when it had ended. */
export async function endRefundPayment(
  trx: Transaction<Database>,
  id: string,
  state: "done" | "dropped",
): Promise<boolean> {
  const ended = await trx
    .updateTable("refund_payments")
    .set({ state, error: null })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** True when a payment service refused a part of this payment, or its money came back: the shop still has it. */
export async function hasFailedPart(db: Kysely<Database>, attemptId: string): Promise<boolean> {
  const failed = await db
    .selectFrom("refund_payments")
    .select("id")
    .where("attempt_id", "=", attemptId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return failed !== undefined;
}

export async function noteRefundError(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await db
    .updateTable("refund_payments")
    .set({ error: error.slice(0, 500) })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/**
 * True when all parts of a refund were given back; locks it, so that the last of two parts that end at once
 * sees so.
 */
export async function isRefundDone(trx: Transaction<Database>, refundId: string): Promise<boolean> {
  await sql`select from refunds where id = ${refundId} for no key update`.execute(trx);
  const pending = await trx
    .selectFrom("refund_payments")
    .select("id")
    .where("refund_id", "=", refundId)
    .where("state", "in", ["pending", "failed"])
    .executeTakeFirst();
  return pending === undefined;
}

/** A refund as it is on record. */
export async function readRefund(
  db: Kysely<Database>,
  id: string,
): Promise<Selectable<RefundTable> | undefined> {
  return await db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sum of an order's refunds of a payment. */
export interface PaymentRefunds {
  attemptId: string;
  /** Given back or on its way; nothing that was withheld, or that the payment service refuses. */
  amount: number;
  /** Why a part was not given back yet, or never will be. */
  error: string | null;
}

/** Sums of the refunds of each payment of these orders. */
export async function readPaymentRefunds(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<PaymentRefunds[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<PaymentRefunds>`
    select p.attempt_id as "attemptId",
      coalesce(sum(p.amount) filter (where p.state in ('pending', 'done')), 0) as amount,
      max(p.error) filter (where p.state in ('pending', 'failed')) as error
    from refund_payments p join refunds r on r.id = p.refund_id
    where r.order_id in (${sql.join(orderIds)}) group by p.attempt_id`.execute(db);
  return rows;
}

/** The refunds of an order as they are on record, the oldest first. */
export const listRefundRecords = (
  db: Kysely<Database>,
  orderId: string,
): Promise<Selectable<RefundTable>[]> =>
  db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).orderBy("created_at").execute();

/** The parts of a refund that payment services give back. */
export const listRefundPayments = (db: Kysely<Database>, refundId: string): Promise<RefundPaymentRow[]> =>
  db.selectFrom("refund_payments").selectAll().where("refund_id", "=", refundId).execute();

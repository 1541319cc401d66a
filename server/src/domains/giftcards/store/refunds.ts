import type { Currency, GiftCard } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { isClosed } from "../store.ts";

/** The code of the card that paid for an order; undefined when none did. */
export async function findSpentCard(
  trx: Transaction<Database>,
  orderId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("gift_card_entries")
    .select("code")
    .where("order_id", "=", orderId)
    .where("reason", "=", "order")
    .executeTakeFirst();
  return row?.code;
}

/** Locks the card that paid for an order and those bought with it, in one order everywhere. */
export async function lockOrderCards(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    select from gift_cards where code = any(array(
      select code from gift_cards where order_id = ${orderId}
      union select code from gift_card_entries where order_id = ${orderId} and reason = 'order'))
    order by code for update`.execute(trx);
}

/**
 * Gives money back to a gift card. A closed one has it for no moment: it would count as owed, and nobody could spend it.
 */
export async function returnToGiftCard(
  trx: Transaction<Database>,
  code: string,
  amount: number,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  const returned = await trx
    .updateTable("gift_cards")
    .set((eb) => ({ remaining: eb("remaining", "+", amount) }))
    .where("code", "=", code)
    .where(({ not }) => not(isClosed))
    .returning("code")
    .executeTakeFirst();
  const entry = { code, order_id: orderId, refund_id: refundId };
  await trx
    .insertInto("gift_card_entries")
    .values([
      { ...entry, amount, reason: "refund" },
      ...(returned === undefined ? [{ ...entry, amount: -amount, reason: "block" as const }] : []),
    ])
    .execute();
}

/** A gift card that an order bought. */
export interface BoughtUnit {
  code: string;
  unit: number;
  remaining: number;
  /** Less what refunds returned to it; what a block took is not spent. */
  spent: number;
  revoked: boolean;
  blocked: boolean;
}

export async function readUnits(trx: Transaction<Database>, orderId: string): Promise<BoughtUnit[]> {
  const { rows } = await sql<BoughtUnit>`
    select g.code, g.unit, g.remaining, g.revoked_at is not null as revoked, g.blocked_at is not null as blocked,
      (select coalesce(sum(e.amount), 0) from gift_card_entries e
        where e.code = g.code and e.reason in ('issue', 'block')) - g.remaining as spent
    from gift_cards g where g.order_id = ${orderId} and g.unit is not null order by g.unit for update of g`.execute(
    trx,
  );
  return rows;
}

/**
 * Takes the place of a card that was not made yet, with nothing on it: its job finds it and makes none. Its ledger says
 * that it was owed until then. False when the card was just made.
 */
export async function reserveUnit(
  trx: Transaction<Database>,
  {
    code,
    site,
    currency,
    order_id,
    unit,
    refundId,
  }: {
    code: string;
    site: GiftCard["site"];
    currency: Currency;
    order_id: string;
    unit: number;
    /** Null where its payment failed. */
    refundId: string | null;
  },
): Promise<boolean> {
  const document: GiftCard = { code, amount_remaining: 0, site, currency };
  const reserved = await trx
    .insertInto("gift_cards")
    .values({ code, remaining: 0, currency, site, document: json(document), order_id, unit })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .executeTakeFirst();
  if (reserved === undefined) return false;
  await sql`
    with unmade as (
      select (payload ->> 'amount')::numeric as amount from jobs
      where kind = 'gift-card' and done_at is null and payload ->> 'order_id' = ${order_id}::text
        and (payload ->> 'unit')::integer = ${unit} limit 1
    )
    insert into gift_card_entries (code, amount, reason, order_id, refund_id)
    select ${code}, amount, 'issue', ${order_id}::uuid, null::uuid from unmade
    union all select ${code}, -amount, ${reasonOf(refundId)}, ${order_id}::uuid, ${refundId}::uuid from unmade`.execute(
    trx,
  );
  await markRevoked(trx, code);
  return true;
}

/** Empties a card that was bought, for a refund or, without one, because its payment failed. */
export async function revokeCard(
  trx: Transaction<Database>,
  code: string,
  { orderId, refundId }: { orderId: string; refundId: string | null },
): Promise<void> {
  await sql`
    with emptied as (
      update gift_cards g set remaining = 0 from (select code, remaining from gift_cards where code = ${code}) as before
      where g.code = before.code returning g.code, before.remaining as amount
    )
    insert into gift_card_entries (code, amount, reason, order_id, refund_id)
    select code, -amount, ${reasonOf(refundId)}, ${orderId}::uuid, ${refundId}::uuid from emptied where amount > 0`.execute(
    trx,
  );
  await markRevoked(trx, code);
}

const reasonOf = (refundId: string | null) => (refundId === null ? "failed-payment" : "refund");

async function markRevoked(trx: Transaction<Database>, code: string): Promise<void> {
  await trx
    .updateTable("gift_cards")
    .set({ revoked_at: sql<string>`now()` })
    .where("code", "=", code)
    .execute();
}

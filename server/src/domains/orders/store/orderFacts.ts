import type { OrderFacts } from "@velours/sdk/shop";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { earnedByOrder } from "../../credits/store/refunds.ts";
import { type IssuedInvoice, issuedInvoice } from "./invoices.ts";
import { hasUnitsToPack, unitsLeft } from "./lines.ts";
import { inTrouble } from "./orderTrouble.ts";

/** An order's facts in the ledger, and the cash back it earned before any refund. */
export type LedgerFacts = OrderFacts & { earned: number };

/**
 * The same, the numbers of lines whose payment failed, and the order's invoice and that of its offer; null for an order
 * from before they had series.
 */
export type NumberedFacts = LedgerFacts & {
  unpaid: number[];
  invoice: IssuedInvoice | null;
  offerInvoice: IssuedInvoice | null;
};

/** The facts of an order `o`. */
const facts = sql`
  select o.cancelled_at is not null as cancelled,
    exists (select from payment_attempts p where p.order_id = o.id and p.state = 'failed') as failed,
    exists (select from payment_attempts p where p.order_id = o.id and p.state = 'authorized') as held,
    o.total + (o.document #>> '{invoice,payments,giftCard}')::numeric
      + (o.document #>> '{invoice,payments,credits}')::numeric as paid,
    (select coalesce(sum(r.amount + r.withheld + r.unpaid), 0) from refunds r where r.order_id = o.id) as refunded,
    ${earnedByOrder(sql`o.id`)} as earned,
    (select coalesce(sum(l.shipped + ${unitsLeft}), 0)
      from order_lines l where l.order_id = o.id and l.in_parcel) as "toShip",
    (select coalesce(sum(l.shipped), 0) from order_lines l where l.order_id = o.id) as shipped`;

/** Of an order \`o\`, as \`orders.to_pack\` has it. */
const toPack = sql`o.cancelled_at is null and ${hasUnitsToPack()}`;

/** Facts of these orders in the ledger, and the places of their invoices, by id. */
export async function readOrderFacts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, NumberedFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NumberedFacts & { id: string }>`
    select o.id, f.*,
      (select ${issuedInvoice} from invoices i
        where i.order_id = o.id and coalesce(i.refund_id, i.order_id) = o.id) as invoice,
      (select ${issuedInvoice} from invoices i where i.offer_of = o.id) as "offerInvoice", array(
      select l.position + 1 from order_lines l join payment_attempts p on p.id = l.attempt_id
      where l.order_id = o.id and p.state = 'failed' order by l.position) as unpaid
    from orders o cross join lateral (${facts}) f
    where o.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The rule `orderStatus` in SQL, so that the store can look for orders by it. */
const status = sql`case
  when f.cancelled then 'cancelled'
  when f.paid > 0 and f.refunded >= f.paid then 'refunded'
  when f.failed then 'payment-failed'
  when f.refunded > 0 then 'refunded-in-part'
  when f.shipped > 0 and f.shipped >= f."toShip" then 'shipped'
  when f.shipped > 0 then 'shipped-in-part'
  when f.held then 'placed'
  else 'paid' end`;

/** Takes orders that changed, the last ones first; two callers at once share them. Rows of one order can be more than one. */
export async function takeOrderChanges(trx: Transaction<Database>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    delete from order_changes where id = any(array(
      select id from order_changes order by id desc limit ${limit} for update skip locked))
    returning order_id`.execute(trx);
  return rows.map(({ order_id }) => order_id);
}

/** Orders by what a return of theirs waits for: an answer, or its refund once it was received. */
export interface WaitingReturns {
  requested: ReadonlySet<string>;
  received: ReadonlySet<string>;
}

/** Stores what orders that changed are found by. */
export async function storeOrderFacts(
  trx: Transaction<Database>,
  ids: readonly string[],
  { requested, received }: WaitingReturns,
): Promise<void> {
  // `changed_at` is the time of this statement: a transaction that began earlier must not hide behind it.
  await sql`
    update orders set status = found.status, changed_at = clock_timestamp(),
      to_pack = found.to_pack, in_trouble = found.in_trouble, return_requested = orders.id = any(${[...requested]}::uuid[]),
      return_received = orders.id = any(${[...received]}::uuid[])
    from (
      select o.id, ${status} as status, ${toPack} as to_pack, ${inTrouble} as in_trouble
      from orders o, lateral (${facts}) f
      where o.id = any(${[...ids]}::uuid[]) order by o.id
    ) as found
    where orders.id = found.id`.execute(trx);
}

/** Stores what orders are found by that older versions wrote without it, the newest first, and returns their number. */
export async function storeMissingFacts(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set status = found.status, to_pack = found.to_pack
    from (
      select o.id, ${status} as status, ${toPack} as to_pack from orders o, lateral (${facts}) f
      where o.id in (select id from orders where to_pack is null order by number desc limit ${limit})
      order by o.id
    ) as found
    where orders.id = found.id`.execute(db);
  return Number(numAffectedRows);
}

import { sql } from "kysely";
import type { Store } from "../src/platform/store/store.ts";

/** Invariants of every store at rest, each with the query for its violations. */
export const invariants: Record<string, string> = {
  "a stock count is the sum of its entries": `
    select s.variant_id || ' ' || s.region from stock s where s.quantity is not null and s.quantity <> (
      select coalesce(sum(e.delta), 0) from stock_entries e
      where e.variant_id = s.variant_id and e.region = s.region)`,
  "no stock count is below zero": "select variant_id || ' ' || region from stock where quantity < 0",
  "an order takes from counted stock what its lines say": `
    select l.order_id || ' ' || l.variant_id from order_lines l join variants v on v.id = l.variant_id
    where v.inventory_policy = 'deny'
      and not exists (select from stock s where s.variant_id = v.id and s.quantity is null)
    group by l.order_id, l.variant_id
    having sum(l.quantity) <> (select coalesce(-sum(e.delta), 0) from stock_entries e
      where e.order_id = l.order_id and e.variant_id = l.variant_id and e.reason = 'order')`,
  "no more units return to stock than an order took, nor than were refunded": `
    select e.order_id || ' ' || e.variant_id from stock_entries e where e.reason = 'refund'
    group by e.order_id, e.variant_id
    having sum(e.delta) > (select -sum(t.delta) from stock_entries t
        where t.order_id = e.order_id and t.variant_id = e.variant_id and t.reason = 'order')
      or sum(e.delta) > (select sum(l.refunded) from order_lines l
        where l.order_id = e.order_id and l.variant_id = e.variant_id)`,
  "stock leaves only for an order with such a line": `
    select e.id::text from stock_entries e where e.reason = 'order' and (e.delta >= 0 or not exists (
      select from order_lines l where l.order_id = e.order_id and l.variant_id = e.variant_id))`,

  "what is left on a gift card is the sum of its entries": `
    select g.code from gift_cards g where g.remaining <> (
      select coalesce(sum(e.amount), 0) from gift_card_entries e where e.code = g.code)`,
  "nothing but an import or a purchase puts money on a gift card": `
    select id::text from gift_card_entries where reason in ('issue', 'order') and (reason = 'order') <> (amount < 0)
      and amount <> 0`,
  "a gift card pays what the order's invoice says": `
    select o.id::text from orders o where coalesce((o.document #>> '{invoice,payments,giftCard}')::numeric, 0) <> (
      select coalesce(-sum(e.amount), 0) from gift_card_entries e where e.order_id = o.id and e.reason = 'order')`,
  "money leaves a gift card only for an order": `
    select e.id::text from gift_card_entries e where e.reason = 'order'
      and not exists (select from orders o where o.id = e.order_id)`,

  "a cash-back balance is the sum of its entries": `
    select c.id::text from credits c where c.balance <> (
      select coalesce(sum(case e.type when 'increase' then e.amount else -e.amount end), 0)
      from credit_entries e where e.credit_id = c.id)`,
  "cash back pays what the order's invoice says": `
    select o.id::text from orders o where coalesce((o.document #>> '{invoice,payments,credits}')::numeric, 0) <> (
      select coalesce(sum(e.amount), 0) from credit_entries e
      where e.order_id = o.id and e.type = 'decrease' and e.refund_id is null and e.attempt_id is null)`,
  "cash back of an order belongs to an order that is there": `
    select e.id::text from credit_entries e where e.order_id is not null
      and not exists (select from orders o where o.id = e.order_id)`,

  "a promotion's uses are the orders with it that are not cancelled": `
    select p.name from promotions p where p.uses <> (
      select count(*) from orders o where o.cancelled_at is null and lower(o.document #>> '{promotion,name}') = p.name)`,
  "no promotion is used more often than its limit": "select name from promotions where uses > usage_limit",

  "an order's payments add up to its total": `
    select o.id::text from orders o where o.total <> (
      select coalesce(sum(p.amount), 0) from payment_attempts p where p.order_id = o.id)`,
  "an order's payments are in its currency and were made": `
    select p.id::text from payment_attempts p join orders o on o.id = p.order_id
    where p.currency <> o.currency or p.transaction_id is null
      or p.state not in ('authorized', 'captured', 'refunded', 'failed')`,
  "money is held for nothing but an order": `
    select id::text from payment_attempts where order_id is null and state not in ('voided', 'declined')`,
  "one transaction pays once": `
    select transaction_id from payment_attempts where order_id is not null
    group by transaction_id having count(*) > 1`,
  "a nonce pays once, and the provider took none that the shop does not know": `
    select c.nonce from consumed_nonces c where (
      select count(*) from payment_attempts p where p.nonce = c.nonce and p.order_id is not null) > 1
      or not exists (select from payment_attempts p where p.nonce = c.nonce)`,

  "nothing is given back of a payment beyond what was paid, and what is counted is on record": `
    select p.id::text from payment_attempts p where p.refunded > p.amount or p.refunded <> (
      select coalesce(sum(r.amount + r.withheld), 0) from refund_payments r where r.attempt_id = p.id)`,
  "a refund is the sum of its parts": `
    select r.id::text from refunds r where r.amount <> r.gift_card + r.credits + (
      select coalesce(sum(p.amount), 0) from refund_payments p where p.refund_id = r.id)
      or r.withheld <> r.gift_card_withheld + (
      select coalesce(sum(p.withheld), 0) from refund_payments p where p.refund_id = r.id)`,
  "an order gives back no more than it was paid with, each means by itself": `
    select o.id::text from orders o join refunds r on r.order_id = o.id group by o.id
    having sum(r.gift_card + r.gift_card_withheld) > (o.document #>> '{invoice,payments,giftCard}')::numeric
      or sum(r.credits) > (o.document #>> '{invoice,payments,credits}')::numeric
      or sum(r.amount + r.withheld) > o.total + (o.document #>> '{invoice,payments,giftCard}')::numeric
        + (o.document #>> '{invoice,payments,credits}')::numeric`,
  "gift cards and cash back got what refunds say": `
    select r.id::text from refunds r where r.gift_card <> (
      select coalesce(sum(e.amount), 0) from gift_card_entries e where e.refund_id = r.id and e.amount > 0)
      or r.credits <> (select coalesce(sum(e.amount), 0) from credit_entries e
        where e.refund_id = r.id and e.type = 'increase')
      or r.cash_back <> (select coalesce(sum(e.amount), 0) from credit_entries e
        where e.refund_id = r.id and e.type = 'decrease')`,
  "a cancelled order has nothing left to give back": `
    select o.id::text from orders o join order_lines l on l.order_id = o.id
    where o.cancelled_at is not null and l.refunded < l.quantity`,
  "units counted as returned are those of refunds that name a return of the order": `
    select l.order_id::text from order_lines l where l.returned <> (
      select coalesce(sum((u ->> 'quantity')::int), 0) from refunds r
      join returns q on q.id = r.return_id and q.order_id = r.order_id, jsonb_array_elements(r.lines) u
      where r.order_id = l.order_id and (u ->> 'line')::int = l.position + 1)`,
  "refunds that name a return give back no more units than it has": `
    select q.id::text from returns q, jsonb_array_elements(q.lines) a where (a ->> 'quantity')::int < (
      select coalesce(sum((u ->> 'quantity')::int), 0) from refunds r, jsonb_array_elements(r.lines) u
      where r.return_id = q.id and u -> 'line' = a -> 'line')`,
  "a part of a refund that is not given back has a job": `
    select p.id::text from refund_payments p where p.state = 'pending' and not exists (
      select from jobs j where j.kind = 'refund' and j.done_at is null and j.dead_at is null
        and j.payload ->> 'refund_payment_id' = p.id::text)`,

  "every order is the answer to one request": `
    select o.id::text from orders o left join (
      select response::jsonb ->> 'id' as id, count(*) from idempotency_keys
      where operation = 'submitCheckout' group by 1) k on k.id = o.id::text
    where k.count is distinct from 1`,
  "an order with units to pack is looked at by those who pack": `
    select o.number::text from orders o
    where not o.to_pack and o.cancelled_at is null
      and exists (select from order_lines l where l.order_id = o.id and l.in_parcel and l.shipped + l.refunded - l.returned < l.quantity)
      and not exists (select from order_changes c where c.order_id = o.id)`,
  "no key is still claimed": "select key from idempotency_keys where response is null or status is null",
  "a stored response is about an order that exists": `
    select k.key from idempotency_keys k where k.status = 200 and k.operation in ('submitCheckout', 'acceptUpsell')
      and coalesce(k.response::jsonb ->> 'id', '') not in (select o.id::text from orders o)`,

  "an order's document says its total, currency and number": `
    select id::text from orders where total <> (document #>> '{invoice,total}')::numeric
      or currency <> document #>> '{invoice,currency}' or document ->> 'number' !~ ('^[A-Z0-9]{1,5}-' || number || '$')`,
  "an invoice's subtotal is the sum of the lines that are not free": `
    select o.id::text from orders o where (o.document #>> '{invoice,subtotal}')::numeric <> (
      select coalesce(sum(l.price), 0) from order_lines l where l.order_id = o.id and not l.free)`,
  "an invoice adds up to its total": `
    select o.id::text from orders o, lateral (select o.document -> 'invoice' as i) as of_order,
      lateral (select (i #>> '{payments,giftCard}')::numeric as card, (i #>> '{payments,credits}')::numeric as credits) as p,
      lateral (select o.total + card + credits - greatest(0, (i ->> 'subtotal')::numeric
        - (i #>> '{discounts,promotion}')::numeric + (i ->> 'shipping')::numeric
        + case when (i #>> '{taxes,included}')::boolean then 0 else (i #>> '{taxes,total}')::numeric end) as rest) as r
    where rest <> 0 and not (rest between 0 and 0.99 and credits > 0 and o.total = 0 and card = 0)`,
  "what an order's lines say adds up to its invoice": `
    select o.id::text from orders o, lateral (select o.document -> 'invoice' as i) as of_order,
      lateral (select sum((line ->> '_discount')::numeric) as discount, sum((line ->> '_tax')::numeric) as tax,
        sum((line ->> '_shipping')::numeric) as shipping,
        coalesce(sum((line ->> '_shippingTax')::numeric), 0) as shipping_tax, sum((line ->> '_duties')::numeric) as duties,
        bool_and((line ->> '_discount')::numeric <= (line ->> '_price')::numeric) as within
        from jsonb_array_elements(o.document -> 'products') as line) as l
    where o.line_values_from = 'order' and (not within or discount <> (i #>> '{discounts,promotion}')::numeric
      or tax + shipping_tax + duties <> (i #>> '{taxes,total}')::numeric
      or shipping_tax <> coalesce((i #>> '{taxes,_total,shippingTax}')::numeric, 0) or duties <> (i #>> '{taxes,_total,shipping}')::numeric
      or shipping <> (i ->> 'shipping')::numeric)`,
  "an order has the lines of its document": `
    select o.id::text from orders o where jsonb_array_length(o.document -> 'products') <> (
      select count(*) from order_lines l where l.order_id = o.id)`,

  "each payment is taken by one job": `
    select p.id::text from payment_attempts p left join (
      select payload ->> 'attempt_id' as id, count(*) from jobs where kind = 'capture' group by 1
    ) j on j.id = p.id::text
    where p.order_id is not null and j.count is distinct from 1`,
  // But for those that a merchant sends again.
  "an order is confirmed by one email, once its offer has ended": `
    select o.id::text from orders o left join order_tasks t on t.order_id = o.id
    left join (
      select payload ->> 'order_id' as id, count(*) from jobs
      where kind = 'mail' and payload ->> 'template' = 'order-confirmation' and not payload ? 'resend'
      group by 1) j on j.id = o.id::text
    where case when t.state = 'open' then 0 else 1 end <> coalesce(j.count, 0)`,
  "an offer that was not accepted is not paid": `
    select t.id::text from order_tasks t where jsonb_array_length(t.accepted) <> case t.state when 'accepted' then (
      select count(*) from order_lines l where l.order_id = t.order_id) - (
      select jsonb_array_length(k.response::jsonb -> 'products') from idempotency_keys k
      where k.operation = 'submitCheckout' and k.response::jsonb ->> 'id' = t.order_id::text) else 0 end`,
  "an offer that was accepted is the answer to one request": `
    select t.id::text from order_tasks t where (t.state = 'accepted')::integer <> (
      select count(*) from idempotency_keys k
      where k.operation = 'acceptUpsell' and k.response::jsonb ->> 'id' = t.order_id::text)`,
  "no job was given up": "select id::text from jobs where dead_at is not null",
};

/** The sentences that do not hold, each with the first of what breaks it. */
export async function brokenInvariants({ db }: Pick<Store, "db">): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, query] of Object.entries(invariants)) {
    const { rows } = await sql.raw<Record<string, string>>(`${query} limit 3`).execute(db);
    if (rows.length > 0) broken.push(`${sentence}: ${rows.map((row) => Object.values(row)[0]).join(", ")}`);
  }
  return broken;
}

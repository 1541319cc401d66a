import { type RawBuilder, sql } from "kysely";
import type { Db } from "../src/platform/store/schema.ts";
import { creditsOf, emailOf, firstMember, membersAmong } from "./copyOrders.ts";

const buyer = sql`b.nth`;
const isMember = sql`b.nth % ${sql.lit(membersAmong)} = 0`;
const member = sql`${sql.lit(firstMember)} + b.nth`;
const email = emailOf(buyer);
const since = sql`now() - interval '3 years' * random()`;

/** The shop's buyers, with a balance for their cash back; some are members, and some want the newsletter. */
export async function addBuyers(db: Db, count: number): Promise<void> {
  const buyers = sql`generate_series(0, ${sql.lit(count - 1)}) as b (nth)`;
  for (const statement of [
    sql`insert into users (id, email, username, created_at, email_verified_at)
      select ${member}, ${email}, 'buyer-' || ${buyer}, ${since}, now() from ${buyers} where ${isMember}`,
    sql`insert into wishlist_items (user_id, content_id, site)
      select ${member}, p.id, 'boutique' from ${buyers}, (select id from products order by id limit 3) as p
      where ${isMember}`,
    sql`insert into sessions (token_hash, user_id, remember, idle_at, expires_at)
      select md5('session ' || ${buyer}), ${member}, true, now() + interval '30 days', now() + interval '90 days'
      from ${buyers} where ${isMember}`,
    sql`insert into known_devices (token_hash, user_id)
      select md5('device ' || ${buyer}), ${member} from ${buyers} where ${isMember}`,
    sql`insert into credits (id, site, currency, user_id, email, expires_at)
      select ${creditsOf(buyer)}, 'boutique', 'USD', case when ${isMember} then ${member} end,
        case when not ${isMember} then ${email} end, now() + interval '1 year' from ${buyers}`,
    sql`insert into subscriptions (user_id, site, product_ids, currency, amount, card, nonce_hash, paid_until)
      select ${member}, 'boutique', '[]', 'USD', 20, 'card', md5('nonce ' || ${buyer}), now() + interval '1 month'
      from ${buyers} where ${isMember}`,
    sql`insert into newsletter_subscribers (site, email)
      select 'boutique', ${email} from ${buyers} where b.nth % 3 = 0`,
    sql`insert into campaign_entries (kind, handle, email, details, outcome)
      select 'giveaway', 'summer', ${email}, '{}', 'entered' from ${buyers} where b.nth % 10 = 0`,
    sql`insert into review_refusals (email) select ${email} from ${buyers} where b.nth % 30 = 0`,
    sql`insert into stock_notices (product_id, variant_id, email, region, site, language)
      select v.product_id, v.id, ${email}, 'US', 'boutique', 'en' from ${buyers},
        (select * from variants order by id limit 1) as v where b.nth % 20 = 0`,
  ])
    await statement.execute(db);
}

/** Balances follow from their entries. */
export const addUpCredits = (db: Db): Promise<unknown> =>
  sql`update credits c set balance = e.balance from (
    select credit_id, sum(case type when 'increase' then amount else -amount end) as balance
    from credit_entries group by credit_id) as e
    where e.credit_id = c.id and c.balance <> e.balance`.execute(db);

/** Traffic beside the orders `copies`: visitors and bots, declined cards, events of payment services, merchants. */
export async function addStrangers(db: Db, copies: RawBuilder<unknown>): Promise<void> {
  for (const statement of [
    sql`insert into identities (id, email, created_at, seen_at)
      select gen_random_uuid(), case when c.nth % 10 = 0 and bot = 1 then ${emailOf(sql`c.buyer`)} end, c.at, c.at
      from ${copies} as c, generate_series(1, 2) as bot`,
    sql`insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'sandbox', gen_random_uuid(), 10, 'USD',
        case when c.nth % 16 = 0 then 'voided' else 'declined' end, c.at
      from ${copies} as c where c.nth % 8 = 0`,
    sql`insert into webhook_events (id, provider, kind, received_at)
      select gen_random_uuid(), 'sandbox', 'settled', c.at from ${copies} as c`,
    sql`insert into webhooks (id, url, events, enabled, secrets)
      values ('00000000-0000-4000-8000-000000000001', 'https://erp.example.com/', '["order.placed"]', false, '[]')
      on conflict do nothing`,
    sql`insert into webhook_deliveries (id, webhook_id, event_id, body, job_id, attempts, delivered_at, created_at)
      select gen_random_uuid(), w.id, gen_random_uuid(), jsonb_build_object('id', gen_random_uuid(), 'type', 'order.placed',
        'timestamp', c.at, 'data', jsonb_build_object('number', 'V-' || c.number, 'site', 'boutique', 'currency', 'USD',
          'amount', 10))::text, 0, 1, c.at, c.at
      from ${copies} as c, webhooks w where c.nth % 4 = 0`,
    sql`insert into gift_cards (code, remaining, currency, site, document, order_id, unit)
      select code, 0, 'USD', 'boutique', jsonb_build_object('code', code, 'site', 'boutique', 'currency', 'USD',
        'amount_remaining', 0), o.id, 0
      from ${copies} as c join orders o on o.number = c.number,
        concat_ws('-', '9000', lpad((c.nth / 100000000)::text, 4, '0'), lpad((c.nth / 10000 % 10000)::text, 4, '0'),
          lpad((c.nth % 10000)::text, 4, '0')) as code
      where c.nth % 40 = 0`,
    sql`insert into gift_card_entries (code, amount, reason, order_id, created_at)
      select g.code, e.amount, e.reason, o.id, c.at
      from ${copies} as c join orders o on o.number = c.number join gift_cards g on g.order_id = o.id,
        (values (50, 'issue'), (-50, 'order')) as e (amount, reason)`,
    sql`insert into subscription_orders (subscription_id, month, order_id)
      select s.id, c.nth, o.id from ${copies} as c join orders o on o.number = c.number
      join subscriptions s on s.user_id = o.user_id`,
    sql`insert into audit_log (run, at, actor, command, outcome, detail)
      select gen_random_uuid(), c.at, 'key ' || c.nth % 3, 'orders ship', 'done', 'V-' || c.number
      from ${copies} as c where c.nth % 4 = 0`,
    sql`insert into merchant_changes (entry_id, site, subjects)
      select id, 'boutique', array['order ' || detail] from audit_log where command = 'orders ship'
      on conflict do nothing`,
  ])
    await statement.execute(db);
}

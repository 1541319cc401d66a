import { type Kysely, sql } from "kysely";

const product = "(o.document -> 'products' -> l.position)";
const digital = `${product} ->> 'type' in ('Gift Card', 'Warranty') or ${product} #>> '{meta,download_url}' is not null`;

const statements = [
  "alter table orders add column cancelled_at timestamptz",
  "alter table order_lines add column attempt_id uuid references payment_attempts (id)",
  "alter table order_lines add column in_parcel boolean not null default true",
  "alter table order_lines add column shipped integer not null default 0 check (shipped between 0 and quantity)",
  "alter table order_lines add column refunded integer not null default 0 check (refunded between 0 and quantity)",
  `update order_lines l set in_parcel = false from orders o where o.id = l.order_id and (${digital})`,
  // An accepted offer's lines are the last ones, and its payment is the later one.
  `update order_lines l set attempt_id = (
    select p.id from payment_attempts p where p.order_id = l.order_id order by p.created_at, p.id limit 1)`,
  `update order_lines l set attempt_id = (
      select p.id from payment_attempts p where p.order_id = l.order_id order by p.created_at desc, p.id desc limit 1)
    from order_tasks t where t.order_id = l.order_id and t.state = 'accepted' and l.position >= (
      select count(*) from order_lines c where c.order_id = l.order_id) - jsonb_array_length(t.accepted)`,
  // Nothing is given back beyond what was paid, whatever happens at once.
  `alter table payment_attempts add column refunded numeric(12, 2) not null default 0
    check (refunded between 0 and amount)`,
  "create index payment_attempts_order on payment_attempts (order_id) where order_id is not null",
  `create table refunds (
    id uuid primary key,
    order_id uuid not null references orders (id),
    kind text not null check (kind in ('refund', 'cancellation')),
    actor text not null,
    reason text,
    amount numeric(12, 2) not null check (amount >= 0),
    gift_card numeric(12, 2) not null check (gift_card >= 0),
    gift_card_withheld numeric(12, 2) not null check (gift_card_withheld >= 0),
    credits numeric(12, 2) not null check (credits >= 0),
    cash_back numeric(12, 2) not null check (cash_back >= 0),
    withheld numeric(12, 2) not null check (withheld >= 0),
    shipping numeric(12, 2) not null check (shipping >= 0),
    lines jsonb not null,
    created_at timestamptz not null default now()
  )`,
  "create index refunds_order on refunds (order_id, created_at)",
  `create table refund_payments (
    id uuid primary key,
    refund_id uuid not null references refunds (id),
    attempt_id uuid not null references payment_attempts (id),
    amount numeric(12, 2) not null check (amount >= 0),
    withheld numeric(12, 2) not null check (withheld >= 0),
    state text not null check (state in ('pending', 'done', 'dropped')),
    error text,
    created_at timestamptz not null default now()
  )`,
  "create index refund_payments_refund on refund_payments (refund_id)",
  `create table shipments (
    id uuid primary key,
    order_id uuid not null references orders (id),
    carrier text,
    tracking text,
    lines jsonb not null,
    created_at timestamptz not null default now()
  )`,
  "create index shipments_order on shipments (order_id, created_at)",
  "alter table gift_cards add column revoked_at timestamptz",
  "alter table gift_card_entries add column refund_id uuid references refunds (id) deferrable initially deferred",
  "create index stock_entries_order on stock_entries (order_id) where order_id is not null",
  "alter table credit_entries add column refund_id uuid references refunds (id) deferrable initially deferred",
  "create index credit_entries_order on credit_entries (order_id) where order_id is not null",
  `create table merchant_keys (
    id bigint generated always as identity primary key,
    name text not null,
    key_hash text not null,
    scopes jsonb not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    revoked_at timestamptz
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

const statements = [
  `create table subscriptions (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    site text not null,
    product_ids jsonb not null,
    currency text not null,
    amount numeric(12, 2) not null check (amount >= 0),
    card text not null,
    nonce_hash text not null unique,
    paid_until timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  "create index subscriptions_user on subscriptions (user_id, site, id)",
  // A month is ordered once.
  `create table subscription_orders (
    subscription_id bigint not null references subscriptions (id) on delete cascade,
    month integer not null,
    order_id uuid not null references orders (id),
    primary key (subscription_id, month)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

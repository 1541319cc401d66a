import { type Kysely, sql } from "kysely";

const statements = [
  "create sequence order_numbers start 100001",
  `create table orders (
    id uuid primary key,
    number bigint not null unique,
    site text not null,
    email text not null,
    user_id bigint,
    currency text not null,
    total numeric(12, 2) not null check (total >= 0),
    document jsonb not null,
    created_at timestamptz not null default now()
  )`,
  "create index orders_email on orders (email)",
  `create table order_lines (
    order_id uuid not null references orders (id),
    position integer not null,
    product_id bigint not null,
    variant_id bigint not null,
    quantity integer not null check (quantity > 0),
    price numeric(12, 2) not null,
    free boolean not null,
    primary key (order_id, position)
  )`,
  `create table idempotency_keys (
    key text not null,
    operation text not null,
    request_hash text not null,
    status integer,
    headers jsonb,
    response text,
    created_at timestamptz not null default now(),
    primary key (operation, key)
  )`,
  `create table payment_attempts (
    id uuid primary key,
    idempotency_key text not null,
    provider text not null,
    nonce text not null,
    transaction_id text,
    amount numeric(12, 2) not null check (amount >= 0),
    currency text not null,
    state text not null check (state in ('authorizing', 'authorized', 'captured', 'voided', 'declined')),
    order_id uuid references orders (id),
    created_at timestamptz not null default now()
  )`,
  `create index payment_attempts_open on payment_attempts (created_at)
    where order_id is null and state in ('authorizing', 'authorized')`,
  `create table consumed_nonces (
    nonce text primary key,
    created_at timestamptz not null default now()
  )`,
  `create table failed_payments (
    id bigint generated always as identity primary key,
    subject text not null,
    created_at timestamptz not null default now()
  )`,
  "create index failed_payments_subject on failed_payments (subject, created_at)",
  `create table identities (
    id uuid primary key,
    email text,
    created_at timestamptz not null default now()
  )`,
  `create table join_nonces (
    nonce text primary key,
    order_id uuid not null references orders (id),
    email text not null,
    expires_at timestamptz not null
  )`,
  `create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    run_at timestamptz not null default now(),
    attempts integer not null default 0,
    done_at timestamptz,
    error text
  )`,
  "create index jobs_due on jobs (run_at) where done_at is null",
  `create table sandbox_products (
    product_id bigint primary key,
    document jsonb not null,
    stock jsonb not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

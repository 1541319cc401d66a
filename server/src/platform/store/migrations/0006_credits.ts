import { type Kysely, sql } from "kysely";

const statements = [
  // A balance is a member's, or waits under a guest's email address for the account that will be made with it.
  `create table credits (
    id uuid primary key default gen_random_uuid(),
    site text not null,
    user_id bigint references users (id) on delete cascade,
    email text check (email = lower(email)),
    balance numeric(12, 2) not null default 0 check (balance >= 0),
    expires_at timestamptz,
    check ((user_id is null) <> (email is null))
  )`,
  "create unique index credits_user on credits (user_id, site) where user_id is not null",
  "create unique index credits_email on credits (email, site) where email is not null",
  `create table credit_entries (
    id bigint generated always as identity primary key,
    credit_id uuid not null references credits (id) on delete cascade,
    type text not null check (type in ('increase', 'decrease', 'expire')),
    amount numeric(12, 2) not null check (amount > 0),
    order_id uuid,
    created_at timestamptz not null default now()
  )`,
  "create index credit_entries_credit on credit_entries (credit_id, id)",
  "create index orders_user on orders (user_id, site, created_at desc) where user_id is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

const statements = [
  "alter table payment_attempts drop constraint payment_attempts_state_check",
  `alter table payment_attempts add constraint payment_attempts_state_check
    check (state in ('authorizing', 'authorized', 'captured', 'voided', 'declined', 'refunded', 'failed'))`,
  "alter table payment_attempts add column trouble text",
  "create index payment_attempts_transaction on payment_attempts (transaction_id)",
  "create index payment_attempts_key on payment_attempts (idempotency_key)",
  `create table webhook_events (
    id text primary key,
    provider text not null,
    kind text not null,
    attempt_id uuid references payment_attempts (id),
    received_at timestamptz not null default now()
  )`,
  `create table sandbox_cards (
    token text primary key,
    user_id bigint not null,
    document jsonb not null,
    created_at timestamptz not null default now()
  )`,
  "create index sandbox_cards_user on sandbox_cards (user_id)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

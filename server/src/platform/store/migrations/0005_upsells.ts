import { type Kysely, sql } from "kysely";

const statements = [
  `create table upsell_offers (
    id text primary key,
    site text not null,
    document jsonb not null,
    position integer not null default 0
  )`,
  `create table order_tasks (
    id uuid primary key,
    order_id uuid not null unique references orders (id),
    state text not null check (state in ('open', 'accepted', 'closed')),
    offer jsonb not null,
    accepted jsonb not null,
    reason text,
    detail text,
    expires_at timestamptz not null,
    ended_at timestamptz,
    created_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

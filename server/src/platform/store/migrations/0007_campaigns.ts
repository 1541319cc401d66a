import { type Kysely, sql } from "kysely";

const statements = [
  `create table notifications (
    id bigint primary key,
    document jsonb not null
  )`,
  `create table campaigns (
    id bigint primary key,
    zone integer not null,
    document jsonb not null
  )`,
  "create index campaigns_zone on campaigns (zone)",
  `create table campaign_pages (
    kind text not null,
    handle text not null,
    document jsonb not null,
    primary key (kind, handle)
  )`,
  `create table campaign_entries (
    kind text not null,
    handle text not null,
    email text not null check (email = lower(email)),
    idempotency_key text unique,
    details jsonb not null,
    outcome text not null,
    created_at timestamptz not null default now(),
    primary key (kind, handle, email)
  )`,
  `create table newsletter_subscribers (
    site text not null,
    email text not null check (email = lower(email)),
    source text,
    created_at timestamptz not null default now(),
    primary key (site, email)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

const statements = [
  "alter table identities add column exchange text",
  "alter table users add column totp_pending_secret text, add column totp_pending_at timestamptz",
  `create table one_time_codes (
    id text primary key,
    user_id bigint references users (id) on delete cascade,
    code_hash text,
    attempts integer not null default 0,
    expires_at timestamptz not null
  )`,
  "create index one_time_codes_user on one_time_codes (user_id)",
  "create index one_time_codes_expired on one_time_codes (expires_at)",
  `create table password_tokens (
    token_hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  "create index password_tokens_user on password_tokens (user_id)",
  "create index password_tokens_expired on password_tokens (expires_at)",
  // Counts may be lost in a crash of the database; in return each costs no disk.
  `create unlogged table rate_limits (
    key text primary key,
    full_at timestamptz not null
  )`,
  "create index rate_limits_over on rate_limits (full_at)",
  "alter table jobs add column dead_at timestamptz",
  "drop index jobs_due",
  "create index jobs_due on jobs (run_at) where done_at is null and dead_at is null",
  `create table sandbox_mails (
    id text primary key,
    position bigint generated always as identity,
    document jsonb not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

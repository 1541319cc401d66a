import { type Kysely, sql } from "kysely";

const statements = [
  // Browsers where a member signed in before: strangers' wrong passwords do not slow them down.
  `create table known_devices (
    token_hash text not null,
    user_id bigint not null references users (id) on delete cascade,
    used_at timestamptz not null default now(),
    primary key (token_hash, user_id)
  )`,
  "create index known_devices_user on known_devices (user_id)",
  "create index known_devices_used on known_devices (used_at)",
  // The member a stored response belongs to; null for a guest's.
  "alter table idempotency_keys add column user_id bigint",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

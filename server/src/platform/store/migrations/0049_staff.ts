import { type Kysely, sql } from "kysely";

/** Members who work for the shop, and the sites that they and keys are for; null is all of them. */
const statements = [
  `create table staff (
    user_id bigint primary key references users (id) on delete cascade,
    role text not null check (role in ('packer', 'desk', 'shopkeeper', 'owner')),
    sites jsonb,
    created_at timestamptz not null default now()
  )`,
  "alter table merchant_keys add column sites jsonb",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

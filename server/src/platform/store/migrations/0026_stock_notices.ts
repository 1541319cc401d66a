import { type Kysely, sql } from "kysely";

const statements = [
  `create table stock_notices (
    id bigint generated always as identity primary key,
    product_id bigint not null,
    variant_id bigint not null,
    email text not null,
    region text not null,
    site text not null,
    language text not null check (language in ('en', 'fr')),
    queued_at timestamptz,
    created_at timestamptz not null default now(),
    unique (variant_id, email)
  )`,
  "create index stock_notices_email on stock_notices (email)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

/** Orders that a merchant prepares for a buyer. They have no prices, and name the order that paid them. */
const statements = [
  `create table drafts (
    id bigint generated always as identity primary key,
    token text not null unique,
    site text not null,
    language text not null,
    lines jsonb not null,
    email text not null,
    address jsonb,
    promotion text,
    message text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    closed_at timestamptz,
    paid_at timestamptz,
    order_id uuid references orders (id),
    check (paid_at is null or closed_at is null)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Orders whose buyer was asked for a review: a row is the right to send that email, and there is one for each order. Beside
 * them the addresses that want no such email.
 */
const statements = [
  `create table review_requests (
    order_id uuid primary key references orders (id),
    created_at timestamptz not null default now()
  )`,
  `create table review_refusals (
    email text primary key check (email = lower(email)),
    created_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

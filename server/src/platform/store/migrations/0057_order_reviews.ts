import { type Kysely, sql } from "kysely";

/** Reviews that buyers write with their orders. A published one has a copy in `reviews`, from which products are rated. */
const statements = [
  `create table order_reviews (
    number bigint generated always as identity primary key,
    id bigint not null unique,
    order_id uuid not null references orders (id),
    product_id bigint not null,
    stars smallint not null check (stars between 1 and 5),
    title text,
    body text,
    author text not null,
    language text not null,
    state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
    reason text,
    answer text,
    answered_at timestamptz,
    moderated_at timestamptz,
    created_at timestamptz not null default now(),
    unique (order_id, product_id)
  )`,
  "create index order_reviews_state on order_reviews (state, number)",
  "create index order_reviews_rejected on order_reviews (moderated_at) where state = 'rejected'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

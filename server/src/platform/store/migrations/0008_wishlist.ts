import { type Kysely, sql } from "kysely";

const statements = [
  `create table wishlist_items (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    content_id bigint not null,
    site text not null,
    created_at timestamptz not null default now(),
    unique (user_id, content_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

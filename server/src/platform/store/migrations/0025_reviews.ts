import { type Kysely, sql } from "kysely";

const statements = [
  // Reviews may be imported before their product.
  `create table reviews (
    id bigint primary key,
    product_id bigint not null,
    stars smallint not null check (stars between 1 and 5),
    language text not null,
    enabled boolean not null,
    created_at timestamptz not null,
    document jsonb not null
  )`,
  "create index reviews_product on reviews (product_id, created_at desc)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

const statements = [
  `create table returns (
    id uuid primary key,
    order_id uuid not null references orders (id),
    reason text not null,
    note text,
    lines jsonb not null,
    created_at timestamptz not null default now()
  )`,
  "create index returns_order on returns (order_id, created_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

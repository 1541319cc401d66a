import { type Kysely, sql } from "kysely";

const statements = [
  `create table pictures (
    hash text primary key,
    type text not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  // Pictures are compressed already.
  "alter table pictures alter column bytes set storage external",
  `create table picture_sources (
    url text primary key,
    hash text not null references pictures (hash),
    fetched_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

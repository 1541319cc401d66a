import { type Kysely, sql } from "kysely";

const statements = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    run uuid not null,
    at timestamptz not null default now(),
    actor text not null,
    command text not null,
    outcome text not null check (outcome in ('started', 'done', 'failed')),
    detail text not null
  )`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are never changed or removed', tg_table_name; end
  $$`,
  `create trigger audit_log_rows before update or delete on audit_log
    for each row execute function refuse_change()`,
  `create trigger audit_log_all before truncate on audit_log
    for each statement execute function refuse_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

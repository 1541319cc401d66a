import { type Kysely, sql } from "kysely";

/**
 * The subjects of entries of the audit log, and what they changed, so that it can be undone. Rows stay as the log's do; an
 * erasure alone may take the values out, since a moderation has words about a buyer's review.
 */
const statements = [
  `create table merchant_changes (
    entry_id bigint primary key,
    site text,
    subjects text[] not null,
    changes jsonb,
    undoes bigint unique
  )`,
  `create function refuse_change_but_erasure() returns trigger language plpgsql as $$
    begin
      if new.changes is null and to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes' then return new; end if;
      raise exception 'rows of % are never changed or removed', tg_table_name;
    end
  $$`,
  `create trigger merchant_changes_values before update on merchant_changes
    for each row execute function refuse_change_but_erasure()`,
  `create trigger merchant_changes_rows before delete on merchant_changes
    for each row execute function refuse_change()`,
  `create trigger merchant_changes_all before truncate on merchant_changes
    for each statement execute function refuse_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

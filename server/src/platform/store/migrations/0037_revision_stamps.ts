import { type Kysely, sql } from "kysely";

/**
 * A restored store counts the same numbers again for other content: a number and its stamp together name one content of
 * one store. The trigger stamps for statements of older versions, too.
 */
const statements = [
  "alter table revisions add column stamp uuid not null default gen_random_uuid()",
  `create function stamp_revision() returns trigger language plpgsql as $$
    begin
      new.stamp := gen_random_uuid();
      return new;
    end
  $$`,
  "create trigger revisions_stamp before update on revisions for each row execute function stamp_revision()",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

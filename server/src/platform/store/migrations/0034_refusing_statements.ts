import { type Kysely, sql } from "kysely";

/**
 * Lets a statement of several writes undo all of them: with a reason it fails, and without one it does nothing. A
 * transaction of several round trips would hold its locks while it waits for the server's decision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_writes(reason text) returns text language plpgsql as $$
    begin
      if reason is not null then
        raise exception using errcode = 'VE001', message = reason;
      end if;
      return null;
    end $$`.execute(db);
}

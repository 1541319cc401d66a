import { type Kysely, sql } from "kysely";

/** Earlier imports took sites whose languages lack their default; the desk could save nothing of such a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sites set document = jsonb_set(document, '{languages,supported}',
      jsonb_build_array(document->'languages'->'default') || (document->'languages'->'supported'))
    where not (document->'languages'->'supported') @> (document->'languages'->'default')`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Rates of the tax table; a state of '' is the whole country. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table tax_rates (
         country text not null,
         state text not null,
         document jsonb not null,
         primary key (country, state)
       )`,
    )
    .execute(db);
}

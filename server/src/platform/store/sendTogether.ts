import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

type Parts = Record<string, RawBuilder<unknown> | undefined>;

/** The rows of each part; an undefined part has none. */
export type Rows<P extends Parts> = {
  [Name in keyof P]: (NonNullable<P[Name]> extends RawBuilder<infer Row> ? Row : never)[];
};

/**
 * Statements as one, for one round trip. Each returns at least one column; its rows come as JSON, so points in
 * time are written as PostgreSQL does in JSON. No part sees what another one writes, so two parts must not change the
 * same row; a part may read the rows that an earlier one returns by its name.
 */
export function together<P extends Parts>(parts: P): RawBuilder<Rows<P>> {
  const { sent, statements } = toStatements(parts);
  const columns = sent.map(
    ({ name }) =>
      sql`(select coalesce(jsonb_agg(to_jsonb(each_row)), '[]') from ${sql.id(name)} as each_row) as ${sql.id(name)}`,
  );
  return sql<Rows<P>>`with ${sql.join(statements)} select ${sql.join(columns)}`;
}

/** As `together`, for parts whose rows nobody reads: PostgreSQL runs them in this order too, and turns none into JSON. */
export function togetherWithoutRows(parts: Parts): RawBuilder<{ parts: number }> {
  const { sent, statements } = toStatements(parts);
  const counts = sent.map(({ name }) => sql`(select count(*) from ${sql.id(name)})`);
  return sql`with ${sql.join(statements)} select array_length(array[${sql.join(counts)}], 1) as parts`;
}

function toStatements(parts: Parts) {
  const sent = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [{ name, part }]));
  // Materialized: a part runs as it stands, also when no column of it is read.
  return { sent, statements: sent.map(({ name, part }) => sql`${sql.id(name)} as materialized (${part})`) };
}

/** Sends statements together; an undefined part has no rows. */
export async function sendTogether<P extends Parts>(db: Kysely<Database>, parts: P): Promise<Rows<P>> {
  const { rows } = await together(parts).execute(db);
  const none = Object.fromEntries(Object.keys(parts).map((name) => [name, []]));
  return { ...none, ...rows[0] } as Rows<P>;
}

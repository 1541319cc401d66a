import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";
import { countRows, type UpsertCounts } from "./upsertCounts.ts";

/** A table of documents. A column's value is an expression of its document, `d`. */
export interface DocumentTable {
  table: string;
  key: Record<string, string>;
  columns?: Record<string, string>;
  /** The table has a `position`, by which its rows are read. */
  isOrdered?: boolean;
}

/**
 * Puts documents into a table by their keys; identical ones are not written. In an ordered table the rows named take the
 * places that they have together in the order input, new ones after all others: a list of all rows sets their order.
 */
export async function upsertDocuments(
  trx: Transaction<Database>,
  definition: DocumentTable,
  documents: readonly unknown[],
): Promise<UpsertCounts> {
  const { table, key, columns = {}, isOrdered = false } = definition;
  const input = sql`(select d, ordinality
    from jsonb_array_elements(${JSON.stringify(documents)}::text::jsonb) with ordinality as listed (d, ordinality))`;
  if (isOrdered) await numberRows(trx, definition);
  const values: Record<string, RawBuilder<unknown>> = Object.fromEntries(
    Object.entries({ ...key, ...columns, document: "d" }).map(([column, value]) => [column, sql.raw(value)]),
  );
  if (isOrdered) values.position = sql`place`;
  const written = Object.keys(values).filter((column) => !(column in key));
  const list = (prefix: string, names: readonly string[]) =>
    sql.join(names.map((name) => sql.ref(`${prefix}${name}`)));
  const { rows } = await sql<{ inserted: boolean }>`
    insert into ${sql.table(table)} as known (${list("", Object.keys(values))})
    select ${sql.join(Object.values(values))} from ${isOrdered ? placed(definition, input) : sql`${input} as input`}
    on conflict (${list("", Object.keys(key))}) do update
      set ${sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where (${list("known.", written)}) is distinct from (${list("excluded.", written)})
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, documents.length);
}

/** Numbers all rows from 1 in their order: older ones may share a place. */
async function numberRows(trx: Transaction<Database>, { table, key }: DocumentTable): Promise<void> {
  const keys = sql.join(Object.keys(key).map((name) => sql.ref(name)));
  await sql`
    update ${sql.table(table)} as known set position = numbered.place
    from (select ${keys}, row_number() over (order by position, ${keys}) as place from ${sql.table(table)}) as numbered
    where ${matches(key, "known", "numbered")} and known.position <> numbered.place`.execute(trx);
}

/** Documents with the place of each, as rows to select from. */
function placed({ table, key }: DocumentTable, input: RawBuilder<unknown>): RawBuilder<unknown> {
  const wanted = sql.join(
    Object.entries(key).map(([name, value]) => sql`known.${sql.ref(name)} = ${sql.raw(value)}`),
    sql` and `,
  );
  const found = sql`(select d, ordinality, coalesce(known.position, (select count(*) from ${sql.table(table)}) + ordinality) as own
    from ${input} as input left join ${sql.table(table)} as known on ${wanted})`;
  return sql`(select named.d, places.own as place
    from (select d, row_number() over (order by ordinality) as nth from ${found} as by_order) as named
    join (select own, row_number() over (order by own) as nth from ${found} as by_place) as places using (nth)) as input`;
}

const matches = (key: Record<string, string>, left: string, right: string): RawBuilder<unknown> =>
  sql.join(
    Object.keys(key).map((name) => sql`${sql.ref(`${left}.${name}`)} = ${sql.ref(`${right}.${name}`)}`),
    sql` and `,
  );

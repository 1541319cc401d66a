import { type RawBuilder, sql } from "kysely";
import { combineReads, maxBatchSize } from "./combineReads.ts";
import { json } from "./json.ts";
import { prepare } from "./prepare.ts";
import type { Db } from "./schema.ts";

/** The types of the values of a statement, as columns. */
type Columns<Values> = { readonly [Name in keyof Values]: "text" | "bigint" | "jsonb" };

/**
 * A prepared statement that only reads, and answers one row: it is sent once for all callers of one round of the event
 * loop, and answers each the row it gets alone. `build` is as for `prepare`.
 */
export function prepareRead<Values extends object, Row extends object>(
  columns: Columns<Values>,
  build: (values: Values) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  const names = Object.keys(columns) as (keyof Values & string)[];
  const readOne = prepare(build);
  const readEach = prepare(({ calls }: { calls: readonly object[] }) => {
    const definitions = names.map((name) => sql`${sql.id(name)} ${sql.raw(columns[name])}`);
    const references = Object.fromEntries(names.map((name) => [name, sql.ref(`call.${name}`)]));
    // Without the limit PostgreSQL plans for a hundred calls.
    return sql<Row & { nth: number }>`
      select call.nth, found.*
      from (
        select * from jsonb_to_recordset(${json(calls)}) as call (nth integer, ${sql.join(definitions)})
        limit ${sql.lit(maxBatchSize)}
      ) call, lateral (${build(references as unknown as Values)}) found`;
  });
  return combineReads(async (db, queries: readonly Values[]) => {
    const [first] = queries;
    if (queries.length === 1 && first !== undefined) return [(await readOne(db, first))[0]];
    const results = new Array<Row | undefined>(queries.length);
    const calls = queries.map((values, nth) => ({ ...values, nth }));
    for (const { nth, ...row } of await readEach(db, { calls })) results[nth] = row as unknown as Row;
    return results;
  });
}

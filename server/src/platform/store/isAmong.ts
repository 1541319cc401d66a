import { type RawBuilder, sql } from "kysely";

/** True where a column has one of these values; null for any. */
export const isAmong = (
  column: RawBuilder<unknown>,
  values: readonly string[] | null,
): RawBuilder<boolean> => (values === null ? sql`true` : sql`${column} = any(${[...values]}::text[])`);

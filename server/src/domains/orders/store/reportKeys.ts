import { type RawBuilder, sql } from "kysely";

/** Where an order's goods go, or else where its bill goes; `document` is the name of a column. */
export const orderPlace = (document: string): { country: RawBuilder<string>; state: RawBuilder<string> } => {
  const address = sql`coalesce(
    nullif(${sql.ref(document)} #> '{address,shipping}', 'null'), ${sql.ref(document)} #> '{address,billing}')`;
  return {
    country: sql`coalesce(${address} ->> 'country', '')`,
    state: sql`coalesce(${address} ->> 'state', '')`,
  };
};

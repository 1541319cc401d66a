import { type RawBuilder, sql } from "kysely";

/** Facts by which rows of reports are grouped; empty country and state for an order without an address. */
export interface ReportKeys {
  day: string;
  site: string;
  country: string;
  state: string;
  currency: string;
}

/** Where an order's goods go, or else where its bill goes; `document` is the name of a column. */
export const orderPlace = (document: string): { country: RawBuilder<string>; state: RawBuilder<string> } => {
  const address = sql`coalesce(
    nullif(${sql.ref(document)} #> '{address,shipping}', 'null'), ${sql.ref(document)} #> '{address,billing}')`;
  return {
    country: sql`coalesce(${address} ->> 'country', '')`,
    state: sql`coalesce(${address} ->> 'state', '')`,
  };
};

import { COUNTRIES_WITH_STATE_CODES } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";

const withCodes = sql.join(COUNTRIES_WITH_STATE_CODES.map((country) => sql.lit(country)));

/**
 * Where an order's goods go, or else where its bill goes, spelled as `spellRegion` of the SDK does: older orders have small
 * letters, too. `document` is the name of a column.
 */
export const orderPlace = (document: string): { country: RawBuilder<string>; state: RawBuilder<string> } => {
  const address = sql`coalesce(
    nullif(${sql.ref(document)} #> '{address,shipping}', 'null'), ${sql.ref(document)} #> '{address,billing}')`;
  const country = sql<string>`upper(coalesce(${address} ->> 'country', ''))`;
  const state = sql`coalesce(${address} ->> 'state', '')`;
  return {
    country,
    state: sql`case when ${country} in (${withCodes}) then upper(${state}) else ${state} end`,
  };
};

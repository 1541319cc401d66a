import type { ShippingRateRow, Site } from "@velours/sdk/types";
import { type RawBuilder, sql } from "kysely";

/** Settings in a load's result: `value` is null where memory has this version. */
export interface SettingsRow<Value> {
  version: string;
  value: Value | null;
}

/** The settings of a site, unless memory has this version. */
export const currentSite = (code: string, version: string | null): RawBuilder<SettingsRow<Site>> => sql`
  select xmin::text as version, case when xmin::text is distinct from ${version}::text then document end as value
  from sites where code = ${code}`;

/** Every shipping rate in the merchant's order, unless memory has this version. */
export const currentRates = (
  version: string | null,
): RawBuilder<SettingsRow<readonly ShippingRateRow[]>> => sql`
  select version, case when version is distinct from ${version}::text then
    (select coalesce(jsonb_agg(document order by position), '[]') from shipping_rates) end as value
  from (
    select coalesce(md5(string_agg(id || xmin::text, ' ' order by position)), '') as version from shipping_rates
  ) as rates`;

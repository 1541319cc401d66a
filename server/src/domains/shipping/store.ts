import type { ShippingRateRow } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";
import type { Versioned, VersionedRow } from "../../platform/store/VersionedRow.ts";

/** Puts shipping rates into the store by identifier, in the order given. */
export async function upsertShippingRates(
  trx: Transaction<Database>,
  rates: readonly ShippingRateRow[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into shipping_rates as r (id, document, position)
    select d->>'identifier', d, ordinality
    from jsonb_array_elements(${JSON.stringify(rates)}::text::jsonb) with ordinality as e (d, ordinality)
    on conflict (id) do update set document = excluded.document, position = excluded.position
    where r.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  if (rows.length > 0) await bumpRevision(trx);
  return countRows(rows, rates.length);
}

/** Every shipping rate, in the merchant's order. */
export async function readShippingRates(db: Kysely<Database>): Promise<ShippingRateRow[]> {
  const rows = await db.selectFrom("shipping_rates").select("document").orderBy("position").execute();
  return rows.map((row) => row.document as unknown as ShippingRateRow);
}

/** Every shipping rate in the merchant's order, without them where `version` is the store's. */
export const currentRates = (
  version: string | null,
): RawBuilder<VersionedRow<readonly ShippingRateRow[]>> => sql`
  select version, case when version is distinct from ${version}::text then
    (select coalesce(jsonb_agg(document order by position), '[]') from shipping_rates) end as value
  from (
    select coalesce(md5(string_agg(id || xmin::text, ' ' order by position)), '') as version from shipping_rates
  ) as rates`;

/** Every shipping rate in the merchant's order, with their version. */
export async function readVersionedRates(
  db: Kysely<Database>,
): Promise<Versioned<readonly ShippingRateRow[]>> {
  const { rows } = await currentRates(null).execute(db);
  const { version = "", value } = rows[0] ?? {};
  return { version, value: value ?? [] };
}

/** Whether there is any shipping rate. */
export async function hasShippingRates(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("shipping_rates").select("id").limit(1).executeTakeFirst()) !== undefined;
}

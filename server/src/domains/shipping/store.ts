import type { ShippingRateRow } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { replaceDocuments } from "../../platform/store/replaceDocuments.ts";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";
import type { Versioned, VersionedRow } from "../../platform/store/VersionedRow.ts";

const shippingRates: DocumentTable = {
  table: "shipping_rates",
  key: { id: "d->>'identifier'" },
  isOrdered: true,
};

/** Puts shipping rates into the store by identifier, in the order given. */
export async function upsertShippingRates(
  trx: Transaction<Database>,
  rates: readonly ShippingRateRow[],
): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, shippingRates, rates);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

/** Puts shipping rates in the place of all that there are, in the order given. */
export async function replaceShippingRates(
  trx: Transaction<Database>,
  rates: readonly ShippingRateRow[],
): Promise<void> {
  if (await replaceDocuments(trx, shippingRates, rates)) await bumpRevision(trx);
}

/** Every shipping rate, in the merchant's order. */
export async function readShippingRates(db: Kysely<Database>): Promise<ShippingRateRow[]> {
  const rows = await db.selectFrom("shipping_rates").select("document").orderBy("position").execute();
  return rows.map((row) => row.document);
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

export async function hasShippingRates(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("shipping_rates").select("id").limit(1).executeTakeFirst()) !== undefined;
}

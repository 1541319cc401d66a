import type { TaxRateRow } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";

/** Puts tax rates into the store by country and state. */
export async function upsertTaxRates(
  trx: Transaction<Database>,
  rates: readonly TaxRateRow[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into tax_rates as t (country, state, document)
    select d->>'country', coalesce(d->>'state', ''), d
    from jsonb_array_elements(${JSON.stringify(rates)}::text::jsonb) as e (d)
    on conflict (country, state) do update set document = excluded.document
    where t.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, rates.length);
}

/** Rates of a country, and those for countries that have none. */
export async function readTaxRates(db: Kysely<Database>, country: string): Promise<TaxRateRow[]> {
  const rows = await db
    .selectFrom("tax_rates")
    .select("document")
    .where("country", "in", [country, "*"])
    .execute();
  return rows.map(({ document }) => document as unknown as TaxRateRow);
}

/** Whether there is any tax rate. */
export async function hasTaxRates(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("tax_rates").select("country").limit(1).executeTakeFirst()) !== undefined;
}

import type { TaxRateRow } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import { replaceDocuments } from "../../platform/store/replaceDocuments.ts";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";

const taxRates: DocumentTable = {
  table: "tax_rates",
  key: { country: "d->>'country'", state: "coalesce(d->>'state', '')" },
};

/** Puts tax rates into the store by country and state. */
export async function upsertTaxRates(
  trx: Transaction<Database>,
  rates: readonly TaxRateRow[],
): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, taxRates, rates);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

/** Puts tax rates in the place of all that there are. */
export async function replaceTaxRates(
  trx: Transaction<Database>,
  rates: readonly TaxRateRow[],
): Promise<void> {
  if (await replaceDocuments(trx, taxRates, rates)) await bumpRevision(trx);
}

/** Every tax rate, by country and state. */
export async function listTaxRates(db: Kysely<Database>): Promise<TaxRateRow[]> {
  const rows = await db
    .selectFrom("tax_rates")
    .select("document")
    .orderBy("country")
    .orderBy("state")
    .execute();
  return rows.map(({ document }) => document);
}

/** Tells by the first rate of a country if its prices contain the tax; undefined where no rate says it. */
export async function readIncludedTaxes(
  db: Kysely<Database>,
): Promise<(country: string) => boolean | undefined> {
  const rates = await listTaxRates(db);
  const included = new Map(rates.toReversed().map((rate) => [rate.country, rate.included]));
  return (country) => included.get(country) ?? included.get("*");
}

/** Rates of a country, and those for countries that have none. */
export async function readTaxRates(db: Kysely<Database>, country: string): Promise<TaxRateRow[]> {
  const rows = await db
    .selectFrom("tax_rates")
    .select("document")
    .where("country", "in", [country, "*"])
    .execute();
  return rows.map(({ document }) => document);
}

export async function hasTaxRates(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("tax_rates").select("country").limit(1).executeTakeFirst()) !== undefined;
}

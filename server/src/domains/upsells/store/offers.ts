import type { UpsellOffer } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../../platform/store/upsertCounts.ts";

/** Puts offers into the store by id, in the order given. */
export async function upsertUpsellOffers(
  trx: Transaction<Database>,
  offers: readonly UpsellOffer[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into upsell_offers as o (id, site, document, position)
    select d->>'id', d->>'site', d, ordinality
    from jsonb_array_elements(${JSON.stringify(offers)}::text::jsonb) with ordinality as e (d, ordinality)
    on conflict (id) do update set site = excluded.site, document = excluded.document, position = excluded.position
    where o.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, offers.length);
}

/** The offers of a site, in the merchant's order. */
export async function readUpsellOffers(db: Kysely<Database>, site: string): Promise<UpsellOffer[]> {
  const rows = await db
    .selectFrom("upsell_offers")
    .select("document")
    .where("site", "=", site)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.document as unknown as UpsellOffer);
}

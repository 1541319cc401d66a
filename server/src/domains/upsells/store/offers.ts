import type { UpsellOffer } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { UpsertCounts } from "../../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../../platform/store/upsertDocuments.ts";

const upsellOffers: DocumentTable = {
  table: "upsell_offers",
  key: { id: "d->>'id'" },
  columns: { site: "d->>'site'" },
  isOrdered: true,
};

/** Puts offers into the store by id, in the order given. */
export const upsertUpsellOffers = (
  trx: Transaction<Database>,
  offers: readonly UpsellOffer[],
): Promise<UpsertCounts> => upsertDocuments(trx, upsellOffers, offers);

/** The offers of a site, in the merchant's order. */
export async function readUpsellOffers(db: Kysely<Database>, site: string): Promise<UpsellOffer[]> {
  const rows = await db
    .selectFrom("upsell_offers")
    .select("document")
    .where("site", "=", site)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.document);
}

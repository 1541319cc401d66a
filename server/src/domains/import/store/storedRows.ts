import type { PartName, StoredRow } from "@velours/sdk/import";
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { isClosed } from "../../giftcards/store.ts";

const batchSize = 500;

const byPosition = (table: string) => sql`select document from ${sql.table(table)} order by position`;
const byId = (table: string) => sql`select document from ${sql.table(table)} order by id`;

/** The rows of each part, in an order that stays. */
const tables: { [Name in PartName]: RawBuilder<unknown> } = {
  products: sql`
    select p.document, p.created_at, coalesce((
      select jsonb_agg(to_jsonb(s) order by v.position, s.region)
      from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
    ), '[]') as stock
    from products p order by p.id`,
  reviews: byId("reviews"),
  collections: byPosition("collections"),
  promotions: byId("promotions"),
  giftCards: sql`
    select document || jsonb_build_object('amount_remaining', remaining) as document,
      ${isClosed} as closed
    from gift_cards order by code`,
  shippingRates: byPosition("shipping_rates"),
  taxRates: sql`select document from tax_rates order by country, state`,
  sites: sql`select document from sites order by code`,
  pages: sql`select document from pages order by handle, site`,
  notifications: byId("notifications"),
  campaigns: byId("campaigns"),
  campaignPages: sql`select document from campaign_pages order by kind, handle`,
  upsellOffers: byPosition("upsell_offers"),
};

/** Every row of a part, a batch at a time. */
export async function* readStored<Name extends PartName>(
  trx: Transaction<Database>,
  part: Name,
): AsyncGenerator<StoredRow<Name>> {
  for (let offset = 0; ; offset += batchSize) {
    const { rows } = await sql<StoredRow<Name>>`
      ${tables[part]} limit ${batchSize} offset ${offset}`.execute(trx);
    yield* rows;
    if (rows.length < batchSize) return;
  }
}

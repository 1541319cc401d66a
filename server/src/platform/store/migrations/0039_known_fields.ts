import { sql, type Transaction } from "kysely";
import { bumpRevision } from "../revision.ts";
import type { Database } from "../schema.ts";

/** Tables of imported rows, with the contract's schema of each. */
const tables = {
  products: "Product",
  reviews: "Review",
  collections: "Collection",
  promotions: "Promotion",
  gift_cards: "GiftCard",
  shipping_rates: "ShippingRateRow",
  tax_rates: "TaxRateRow",
  sites: "Site",
  pages: "Page",
  notifications: "Notification",
  campaigns: "Campaign",
  campaign_pages: "CampaignPage",
  upsell_offers: "UpsellOffer",
} as const;

const batch = 500;

/** Takes out of imported rows what the contract does not name: earlier versions kept it, and answered it to everybody. */
export async function up(db: Transaction<Database>): Promise<void> {
  const { keepKnown } = await import("../../keepKnown.ts");
  let changed = 0;
  for (const [table, schema] of Object.entries(tables)) {
    let last = "(0,0)";
    for (;;) {
      const { rows } = await sql<{ place: string; document: object }>`
        select ctid::text as place, document from ${sql.table(table)}
        where ctid > ${last}::tid order by ctid limit ${batch}`.execute(db);
      for (const { place, document } of rows) {
        const kept = keepKnown(schema, document, new Map());
        if (kept === document) continue;
        changed++;
        await sql`update ${sql.table(table)} set document = ${JSON.stringify(kept)}::text::jsonb
          where ctid = ${place}::tid`.execute(db);
      }
      if (rows.length < batch) break;
      last = rows.at(-1)!.place;
    }
  }
  if (changed > 0) await sql`update products set revision = ${await bumpRevision(db)}`.execute(db);
}

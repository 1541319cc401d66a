import type { PartName } from "@velours/sdk/import";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

const texts = {
  products: m.desk_products,
  reviews: m.reviews,
  collections: m.desk_collections,
  promotions: m.desk_promotions,
  giftCards: m.desk_gift_cards,
  shippingRates: m.shipping,
  taxRates: m.desk_report_taxes,
  sites: m.desk_sites,
  pages: m.desk_site_pages,
  notifications: m.desk_part_notifications,
  campaigns: m.desk_part_campaigns,
  campaignPages: m.desk_part_campaign_pages,
  upsellOffers: m.desk_part_upsell_offers,
} as const satisfies Record<PartName, unknown>;

/** Name of a part of an imported document; one that this page does not have yet keeps its own. */
export const partText = (part: string, text: Text): string =>
  Object.hasOwn(texts, part) ? text(texts[part as PartName]) : part;

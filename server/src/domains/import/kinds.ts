import { type PartName, type Parts, type RowKind, rowKinds } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { upsertCampaignPages, upsertCampaigns } from "../campaigns/store.ts";
import { type ImportedStock, upsertCollections, upsertProducts, upsertReviews } from "../catalogue/store.ts";
import { upsertGiftCards } from "../giftcards/store.ts";
import { upsertNotifications } from "../notifications/store.ts";
import { upsertPromotions } from "../promotions/store.ts";
import { upsertShippingRates } from "../shipping/store.ts";
import { upsertPages } from "../sites/store/pages.ts";
import { upsertSites } from "../sites/store.ts";
import { upsertTaxRates } from "../taxes/store.ts";
import { upsertUpsellOffers } from "../upsells/store/offers.ts";

/** How one part of a document is checked, named and stored. */
export interface Kind<Name extends PartName = PartName> extends RowKind<Name> {
  /** The order of the rows is kept: then all of them are written at once. */
  isOrdered?: boolean;
  // A method, so that a list may hold the kinds of all parts.
  upsert(trx: Transaction, rows: readonly Parts[Name][], stock: ImportedStock): Promise<UpsertCounts>;
}

/** Every kind, in the order they are written. */
export const kinds: readonly Kind[] = [
  { ...rowKinds.products, upsert: upsertProducts },
  { ...rowKinds.reviews, upsert: upsertReviews },
  { ...rowKinds.collections, upsert: upsertCollections, isOrdered: true },
  { ...rowKinds.promotions, upsert: upsertPromotions },
  { ...rowKinds.giftCards, upsert: upsertGiftCards },
  { ...rowKinds.shippingRates, upsert: upsertShippingRates, isOrdered: true },
  { ...rowKinds.taxRates, upsert: upsertTaxRates },
  { ...rowKinds.sites, upsert: upsertSites },
  { ...rowKinds.pages, upsert: upsertPages },
  { ...rowKinds.notifications, upsert: upsertNotifications },
  { ...rowKinds.campaigns, upsert: upsertCampaigns },
  { ...rowKinds.campaignPages, upsert: upsertCampaignPages },
  { ...rowKinds.upsellOffers, upsert: upsertUpsellOffers, isOrdered: true },
];

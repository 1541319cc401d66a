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
import type { PartName, Parts } from "./Row.ts";

/** How one part of a document is checked, named and stored. */
export interface Kind<Name extends PartName = PartName> {
  name: Name;
  /** File of a directory that holds it. */
  file: string;
  /** Schema of the contract. */
  schema: string;
  /** Keys that are unique among the rows of an import, each with its name. */
  keys: Record<string, (row: Parts[Name]) => string | number | undefined>;
  /** The order of the rows is kept: then all of them are written at once. */
  isOrdered?: boolean;
  upsert: (trx: Transaction, rows: readonly Parts[Name][], stock: ImportedStock) => Promise<UpsertCounts>;
}

const products: Kind<"products"> = {
  name: "products",
  file: "products.json",
  schema: "Product",
  keys: { handle: ({ handle }) => handle, id: ({ id }) => id },
  upsert: upsertProducts,
};

const reviews: Kind<"reviews"> = {
  name: "reviews",
  file: "reviews.json",
  schema: "Review",
  keys: { id: ({ id }) => id },
  upsert: upsertReviews,
};

const collections: Kind<"collections"> = {
  name: "collections",
  file: "collections.json",
  schema: "Collection",
  keys: { handle: ({ handle }) => handle },
  upsert: upsertCollections,
  isOrdered: true,
};

const promotions: Kind<"promotions"> = {
  name: "promotions",
  file: "promotions.json",
  schema: "Promotion",
  keys: { name: ({ name }) => name.toLowerCase(), id: ({ id }) => id },
  upsert: upsertPromotions,
};

const giftCards: Kind<"giftCards"> = {
  name: "giftCards",
  file: "gift-cards.json",
  schema: "GiftCard",
  keys: { code: ({ code }) => code },
  upsert: upsertGiftCards,
};

const shippingRates: Kind<"shippingRates"> = {
  name: "shippingRates",
  file: "shipping-rates.json",
  schema: "ShippingRateRow",
  keys: { identifier: ({ identifier }) => identifier },
  upsert: upsertShippingRates,
  isOrdered: true,
};

const taxRates: Kind<"taxRates"> = {
  name: "taxRates",
  file: "tax-rates.json",
  schema: "TaxRateRow",
  keys: { place: ({ country, state }) => (state === null ? country : `${country}-${state}`) },
  upsert: upsertTaxRates,
};

const sites: Kind<"sites"> = {
  name: "sites",
  file: "sites.json",
  schema: "Site",
  keys: { code: ({ code }) => code },
  upsert: upsertSites,
};

const pages: Kind<"pages"> = {
  name: "pages",
  file: "pages.json",
  schema: "Page",
  keys: { page: ({ handle, site }) => (site === undefined ? handle : `${handle} of ${site}`) },
  upsert: upsertPages,
};

const upsellOffers: Kind<"upsellOffers"> = {
  name: "upsellOffers",
  file: "upsell-offers.json",
  schema: "UpsellOffer",
  keys: { id: ({ id }) => id },
  upsert: upsertUpsellOffers,
  isOrdered: true,
};

const notifications: Kind<"notifications"> = {
  name: "notifications",
  file: "notifications.json",
  schema: "Notification",
  keys: { id: ({ id }) => id },
  upsert: upsertNotifications,
};

const campaigns: Kind<"campaigns"> = {
  name: "campaigns",
  file: "campaigns.json",
  schema: "Campaign",
  keys: { id: ({ id }) => id },
  upsert: upsertCampaigns,
};

const campaignPages: Kind<"campaignPages"> = {
  name: "campaignPages",
  file: "campaign-pages.json",
  schema: "CampaignPage",
  keys: { page: ({ kind, handle }) => `${kind}/${handle}` },
  upsert: upsertCampaignPages,
};

/** Every kind, in the order they are written. */
export const kinds = [
  products,
  reviews,
  collections,
  promotions,
  giftCards,
  shippingRates,
  taxRates,
  sites,
  pages,
  notifications,
  campaigns,
  campaignPages,
  upsellOffers,
] as unknown as Kind[];

import * as checks from "../generated/import/rows.js";
import type { RowCheck } from "./contractReasons.ts";
import type { PartName, Parts } from "./Row.ts";

/** How one part of a document is named and checked. */
export interface RowKind<Name extends PartName = PartName> {
  name: Name;
  /** File of a directory that holds it. */
  file: string;
  /** Schema of the contract. */
  schema: string;
  check: RowCheck;
  /** Keys that are unique among the rows of an import, each with its name. */
  keys: Record<string, (row: Parts[Name]) => string | number | undefined>;
}

export const products: RowKind<"products"> = {
  name: "products",
  file: "products.json",
  schema: "Product",
  check: checks.Product,
  keys: { handle: ({ handle }) => handle, id: ({ id }) => id },
};

export const reviews: RowKind<"reviews"> = {
  name: "reviews",
  file: "reviews.json",
  schema: "Review",
  check: checks.Review,
  keys: { id: ({ id }) => id },
};

export const collections: RowKind<"collections"> = {
  name: "collections",
  file: "collections.json",
  schema: "Collection",
  check: checks.Collection,
  keys: { handle: ({ handle }) => handle },
};

export const promotions: RowKind<"promotions"> = {
  name: "promotions",
  file: "promotions.json",
  schema: "Promotion",
  check: checks.Promotion,
  keys: { name: ({ name }) => name.toLowerCase(), id: ({ id }) => id },
};

export const giftCards: RowKind<"giftCards"> = {
  name: "giftCards",
  file: "gift-cards.json",
  schema: "GiftCard",
  check: checks.GiftCard,
  keys: { code: ({ code }) => code },
};

export const shippingRates: RowKind<"shippingRates"> = {
  name: "shippingRates",
  file: "shipping-rates.json",
  schema: "ShippingRateRow",
  check: checks.ShippingRateRow,
  keys: { identifier: ({ identifier }) => identifier },
};

export const taxRates: RowKind<"taxRates"> = {
  name: "taxRates",
  file: "tax-rates.json",
  schema: "TaxRateRow",
  check: checks.TaxRateRow,
  keys: { place: ({ country, state }) => (state === null ? country : `${country}-${state}`) },
};

export const sites: RowKind<"sites"> = {
  name: "sites",
  file: "sites.json",
  schema: "Site",
  check: checks.Site,
  keys: { code: ({ code }) => code },
};

export const pages: RowKind<"pages"> = {
  name: "pages",
  file: "pages.json",
  schema: "Page",
  check: checks.Page,
  keys: { page: ({ handle, site }) => (site === undefined ? handle : `${handle} of ${site}`) },
};

export const upsellOffers: RowKind<"upsellOffers"> = {
  name: "upsellOffers",
  file: "upsell-offers.json",
  schema: "UpsellOffer",
  check: checks.UpsellOffer,
  keys: { id: ({ id }) => id },
};

export const notifications: RowKind<"notifications"> = {
  name: "notifications",
  file: "notifications.json",
  schema: "Notification",
  check: checks.Notification,
  keys: { id: ({ id }) => id },
};

export const campaigns: RowKind<"campaigns"> = {
  name: "campaigns",
  file: "campaigns.json",
  schema: "Campaign",
  check: checks.Campaign,
  keys: { id: ({ id }) => id },
};

export const campaignPages: RowKind<"campaignPages"> = {
  name: "campaignPages",
  file: "campaign-pages.json",
  schema: "CampaignPage",
  check: checks.CampaignPage,
  keys: { page: ({ kind, handle }) => `${kind}/${handle}` },
};

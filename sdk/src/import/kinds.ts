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
  /**
   * A row's keys that are unique among the rows of an import, each by its name; the last is the one that a store finds it
   * by. A method, so that a list may hold the kinds of all parts.
   */
  getKeys(row: Parts[Name]): Record<string, string | number | undefined>;
}

export const products: RowKind<"products"> = {
  name: "products",
  file: "products.json",
  schema: "Product",
  check: checks.Product,
  getKeys: ({ handle, id }) => ({ handle, id }),
};

export const reviews: RowKind<"reviews"> = {
  name: "reviews",
  file: "reviews.json",
  schema: "Review",
  check: checks.Review,
  getKeys: ({ id }) => ({ id }),
};

export const collections: RowKind<"collections"> = {
  name: "collections",
  file: "collections.json",
  schema: "Collection",
  check: checks.Collection,
  getKeys: ({ handle }) => ({ handle }),
};

export const promotions: RowKind<"promotions"> = {
  name: "promotions",
  file: "promotions.json",
  schema: "Promotion",
  check: checks.Promotion,
  getKeys: ({ name, id }) => ({ name: name.toLowerCase(), id }),
};

export const giftCards: RowKind<"giftCards"> = {
  name: "giftCards",
  file: "gift-cards.json",
  schema: "GiftCard",
  check: checks.GiftCard,
  getKeys: ({ code }) => ({ code }),
};

export const shippingRates: RowKind<"shippingRates"> = {
  name: "shippingRates",
  file: "shipping-rates.json",
  schema: "ShippingRateRow",
  check: checks.ShippingRateRow,
  getKeys: ({ identifier }) => ({ identifier }),
};

export const taxRates: RowKind<"taxRates"> = {
  name: "taxRates",
  file: "tax-rates.json",
  schema: "TaxRateRow",
  check: checks.TaxRateRow,
  getKeys: ({ country, state }) => ({ place: state === null ? country : `${country}-${state}` }),
};

export const sites: RowKind<"sites"> = {
  name: "sites",
  file: "sites.json",
  schema: "Site",
  check: checks.Site,
  getKeys: ({ code }) => ({ code }),
};

export const pages: RowKind<"pages"> = {
  name: "pages",
  file: "pages.json",
  schema: "Page",
  check: checks.Page,
  getKeys: ({ handle, site }) => ({ page: site === undefined ? handle : `${handle} of ${site}` }),
};

export const upsellOffers: RowKind<"upsellOffers"> = {
  name: "upsellOffers",
  file: "upsell-offers.json",
  schema: "UpsellOffer",
  check: checks.UpsellOffer,
  getKeys: ({ id }) => ({ id }),
};

export const notifications: RowKind<"notifications"> = {
  name: "notifications",
  file: "notifications.json",
  schema: "Notification",
  check: checks.Notification,
  getKeys: ({ id }) => ({ id }),
};

export const campaigns: RowKind<"campaigns"> = {
  name: "campaigns",
  file: "campaigns.json",
  schema: "Campaign",
  check: checks.Campaign,
  getKeys: ({ id }) => ({ id }),
};

export const campaignPages: RowKind<"campaignPages"> = {
  name: "campaignPages",
  file: "campaign-pages.json",
  schema: "CampaignPage",
  check: checks.CampaignPage,
  getKeys: ({ kind, handle }) => ({ page: `${kind}/${handle}` }),
};

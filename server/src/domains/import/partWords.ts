import type { PartName } from "@velours/sdk/import";

/** How people call the parts. */
export const wordsOfParts: Record<PartName, string> = {
  products: "products",
  reviews: "reviews",
  collections: "collections",
  promotions: "promotions",
  giftCards: "gift cards",
  shippingRates: "shipping rates",
  taxRates: "tax rates",
  sites: "sites",
  pages: "pages",
  notifications: "notifications",
  campaigns: "campaigns",
  campaignPages: "campaign pages",
  upsellOffers: "upsell offers",
};

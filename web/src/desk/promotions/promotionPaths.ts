import type { PromotionDraft } from "./promotionDraft.ts";

/** Where a promotion has each field of the form. */
export const promotionPaths: Record<keyof PromotionDraft, string> = {
  name: "name",
  type: "type",
  site: "site",
  enabled: "enabled",
  discount: "discount",
  product: "product_id",
  gift: "free_product_id",
  tiers: "properties",
  minimum: "minimum",
  maximum: "maximum",
  limit: "usage_limit",
  ends: "date_expired",
  required: "required_product_ids",
  excluded: "excluded_product_ids",
  included: "included_collection_product_ids",
  freeShipping: "free_shipping",
  belowMinimumPrices: "override_minimum_product_prices",
  requiredEmail: "required_email",
  description: "description",
  descriptionFr: "translations.fr.description",
  title: "notification.title",
  titleFr: "translations.fr.notification.title",
  message: "notification.description",
  messageFr: "translations.fr.notification.description",
};

/** Every field of the form, in its order. */
export const promotionFieldNames = Object.keys(promotionPaths) as (keyof PromotionDraft)[];

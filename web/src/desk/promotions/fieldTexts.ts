import { m } from "../../platform/text/m.ts";
import type { PromotionDraft } from "./promotionDraft.ts";

/** The label of each field of the form. */
export const fieldTexts: Record<keyof PromotionDraft, typeof m.desk_site> = {
  name: m.desk_code,
  type: m.desk_promotion_type,
  site: m.desk_site,
  enabled: m.desk_promotion_enabled,
  discount: m.discount,
  product: m.desk_promotion_product,
  gift: m.desk_promotion_gift,
  tiers: m.desk_promotion_tiers,
  minimum: m.desk_promotion_minimum,
  maximum: m.desk_promotion_maximum,
  limit: m.desk_promotion_limit,
  ends: m.desk_promotion_ends,
  required: m.desk_promotion_required,
  excluded: m.desk_promotion_excluded,
  included: m.desk_promotion_included,
  freeShipping: m.desk_promotion_free_shipping,
  belowMinimumPrices: m.desk_promotion_below_minimum_prices,
  requiredEmail: m.desk_promotion_required_email,
  description: m.desk_promotion_description,
  descriptionFr: m.desk_promotion_description_fr,
  title: m.desk_promotion_title,
  titleFr: m.desk_promotion_title_fr,
  message: m.desk_promotion_message,
  messageFr: m.desk_promotion_message_fr,
};

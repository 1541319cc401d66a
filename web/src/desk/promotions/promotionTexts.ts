import type { PromotionReference } from "@velours/sdk/rules";
import type { Promotion, PromotionState, TriedCart } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";

type Plain = typeof m.desk_promotions;

export const typeTexts: Record<Promotion["type"], Plain> = {
  percentage: m.desk_promotion_percentage,
  percentage_product: m.desk_promotion_percentage_product,
  percentage_threshold: m.desk_promotion_percentage_threshold,
  percentage_threshold_free_product: m.desk_promotion_percentage_threshold_free_product,
  free_product: m.desk_promotion_free_product,
  free_product_quantity_threshold: m.desk_promotion_free_product_quantity_threshold,
  amount_threshold: m.desk_promotion_amount_threshold,
  amount: m.desk_promotion_amount,
};

export const stateTexts: Record<PromotionState, Plain> = {
  live: m.desk_promotion_live,
  ended: m.desk_promotion_ended,
  expired: m.desk_promotion_expired,
  usedUp: m.desk_promotion_used_up,
};

const refusals: Record<PromotionReference, Plain> = {
  promotionUnrecognizable: m.desk_bench_unrecognizable,
  promotionUnsupportedSite: m.desk_bench_site,
  promotionUnavailable: m.desk_bench_unavailable,
  promotionExpired: m.desk_bench_expired,
  promotionUnsupportedCountry: m.desk_bench_country,
  requiresPromotionableItems: m.desk_bench_only_gift_cards,
  minimumSubtotalRequired: m.desk_bench_minimum,
  maximumSubtotalRequired: m.desk_bench_maximum,
  requiredProductNotInCart: m.desk_bench_required_product,
  requiredEmailMissing: m.desk_bench_email,
};

/** The step at which a promotion is refused; undefined for a reference that this page does not know. */
export const refusalText = (reference: string): Plain | undefined =>
  (refusals as Partial<Record<string, Plain>>)[reference];

/** The amounts of a trial that its promotion can change; the others are always nothing there. */
export const amountTexts: Partial<Record<TriedCart["amounts"][number]["amount"], Plain>> = {
  subtotal: m.subtotal,
  savings: m.savings,
  promotion: m.discount,
  freeProduct: m.desk_bench_gift,
  total: m.total,
};

import type { Promotion } from "../../types.ts";
import { isGiftCard, isWarranty } from "../cart/productTypes.ts";
import { round2 } from "../money.ts";
import type { Refusal } from "../refusal.ts";
import { productIds } from "./eligibility.ts";
import { eligibleSubtotal, type ScopedLine } from "./eligibleSubtotal.ts";

export type PromotionReference =
  | "promotionUnrecognizable"
  | "promotionUnsupportedSite"
  | "promotionUnavailable"
  | "promotionExpired"
  | "promotionUnsupportedCountry"
  | "requiresPromotionableItems"
  | "minimumSubtotalRequired"
  | "maximumSubtotalRequired"
  | "requiredProductNotInCart"
  | "requiredEmailMissing";

export type PromotionRefusal = Refusal<PromotionReference>;

/** References of a promotion that cannot be used on this site now, whatever is bought. */
export type PromotionTermsReference = Extract<
  PromotionReference,
  "promotionUnrecognizable" | "promotionUnsupportedSite" | "promotionUnavailable" | "promotionExpired"
>;

export interface PromotionContext {
  /** Code of the current site. */
  site: string;
  /** ms since 1970. */
  now: number;
  /** user.address.shipping.country, else the region's, else US; absent: country-bound checks are skipped. */
  country?: string | null;
  /** The known email address; null when there is none, absent when it is not to be checked. */
  email?: string | null;
  lines: readonly ScopedLine[];
}

/** Where neither cart, country nor email address is known. */
export interface PromotionTermsContext extends PromotionContext {
  country?: undefined;
  email?: undefined;
  lines: readonly [];
}

/** Countries for free shipping; 'UK' is written for GB. */
export const FREE_SHIPPING_COUNTRIES: readonly string[] = ["US", "CA", "GB", "UK"];

const refuse = (reference: PromotionReference): PromotionRefusal => ({ reference, value: null });

type PartialPromotion = Partial<Promotion>;
type CartStep = (promotion: PartialPromotion, lines: readonly ScopedLine[]) => PromotionRefusal | null;
type Step = (promotion: PartialPromotion, context: PromotionContext) => PromotionRefusal | null;

/** True when it makes the standard rate free, by itself or by a tier. */
export const givesFreeShipping = (
  promotion: Pick<PartialPromotion, "free_shipping" | "type" | "properties">,
): boolean =>
  promotion.free_shipping === true ||
  (promotion.type === "free_product_quantity_threshold" &&
    (promotion.properties ?? []).some((tier) => tier.type === "percentage" && tier.amount === 100));

const unrecognizable: Step = (promotion) =>
  (["id", "name", "type", "discount", "enabled"] as const).every((key) => (promotion[key] ?? null) === null)
    ? refuse("promotionUnrecognizable")
    : null;

const unsupportedSite: Step = (promotion, { site }) =>
  promotion.site === site ? null : { reference: "promotionUnsupportedSite", value: promotion.site };

const unavailable: Step = (promotion) => (promotion.enabled ? null : refuse("promotionUnavailable"));

const expired: Step = (promotion, { now }) =>
  typeof promotion.date_expired === "number" && promotion.date_expired * 1000 < now
    ? refuse("promotionExpired")
    : null;

const unsupportedCountry: Step = (promotion, { country }) =>
  country && givesFreeShipping(promotion) && !FREE_SHIPPING_COUNTRIES.includes(country.toUpperCase())
    ? refuse("promotionUnsupportedCountry")
    : null;

const onlyGiftCards: CartStep = (_, lines) => {
  const paid = lines.filter((line) => !line.free && !isWarranty(line));
  return paid.length > 0 && paid.every(isGiftCard) ? refuse("requiresPromotionableItems") : null;
};

const belowMinimum: CartStep = (promotion, lines) => {
  const minimum = promotion.minimum ?? 0;
  if (minimum <= 0) return null;
  const subtotal = eligibleSubtotal(lines, promotion);
  if (subtotal >= minimum) return null;
  return {
    reference: "minimumSubtotalRequired",
    value: { minimum, missing: round2(minimum - subtotal) },
    placeholders: { minimum },
    variant: promotion.type,
  };
};

const aboveMaximum: CartStep = (promotion, lines) => {
  const { maximum } = promotion;
  if (typeof maximum !== "number") return null;
  const subtotal = eligibleSubtotal(lines, promotion);
  if (subtotal <= maximum) return null;
  return {
    reference: "maximumSubtotalRequired",
    value: { maximum, excess: round2(subtotal - maximum) },
    placeholders: { maximum },
  };
};

/** Which of these products is not bought; a gift does not satisfy a requirement. */
const missing = (lines: readonly ScopedLine[], ids: readonly number[]): number[] =>
  ids.filter((id) => !lines.some((line) => !line.free && line.product.id === id));

const requiredProducts: CartStep = (promotion, lines) => {
  const ids = missing(lines, productIds(promotion.required_product_ids));
  return ids.length > 0 ? { reference: "requiredProductNotInCart", value: ids } : null;
};

const promotedProduct: CartStep = (promotion, lines) => {
  if (promotion.type !== "percentage_product" || !promotion.product_id) return null;
  const ids = missing(lines, [promotion.product_id]);
  return ids.length > 0
    ? { reference: "requiredProductNotInCart", value: ids, variant: promotion.type }
    : null;
};

const PROMOTION_STEPS: readonly Step[] = [
  unrecognizable, // 1
  unsupportedSite,
  unavailable,
  expired,
  unsupportedCountry, // 5
];

const CART_STEPS: readonly CartStep[] = [
  onlyGiftCards, // 7; 6 is the empty cart, 8 the eligible subtotal
  belowMinimum, // 9
  aboveMaximum,
  requiredProducts,
  promotedProduct, // 12
];

function first<S extends (...args: A) => PromotionRefusal | null, A extends unknown[]>(
  steps: readonly S[],
  ...args: A
): PromotionRefusal | null {
  for (const step of steps) {
    const refusal = step(...args);
    if (refusal) return refusal;
  }
  return null;
}

/** Checks what depends on the cart. An empty cart passes. */
export const validatePromotionCart = (
  promotion: PartialPromotion,
  lines: readonly ScopedLine[],
): PromotionRefusal | null => (lines.length === 0 ? null : first(CART_STEPS, promotion, lines));

/**
 * Checks a promotion, then the cart it is used with; the first failing step decides. A missing promotion is
 * unrecognizable. A required email address is checked last.
 */
export function validatePromotion(
  promotion: PartialPromotion | null | undefined,
  context: PromotionTermsContext,
): Refusal<PromotionTermsReference> | null;
export function validatePromotion(
  promotion: PartialPromotion | null | undefined,
  context: PromotionContext,
): PromotionRefusal | null;
export function validatePromotion(
  promotion: PartialPromotion | null | undefined,
  context: PromotionContext,
): PromotionRefusal | null {
  const fields = promotion ?? {};
  const refusal = first(PROMOTION_STEPS, fields, context) ?? validatePromotionCart(fields, context.lines);
  if (refusal) return refusal;
  return fields.required_email && context.email === null ? refuse("requiredEmailMissing") : null;
}

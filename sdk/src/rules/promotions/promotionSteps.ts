import type { Promotion } from "../../types.ts";
import { isGiftCard, isWarranty } from "../cart/productTypes.ts";
import { round2 } from "../money.ts";
import type { Refusal } from "../refusal.ts";
import { productIds } from "./eligibility.ts";
import { eligibleSubtotal, type ScopedLine } from "./eligibleSubtotal.ts";
import type { PromotionRule } from "./types/PromotionRule.ts";

/** References of a promotion that cannot be used on this site now, whatever is bought. */
export type PromotionTermsReference =
  | "promotionUnrecognizable"
  | "promotionUnsupportedSite"
  | "promotionUnavailable"
  | "promotionExpired";

export type PromotionReference =
  | PromotionTermsReference
  | "promotionUnsupportedCountry"
  | "requiresPromotionableItems"
  | "minimumSubtotalRequired"
  | "maximumSubtotalRequired"
  | "requiredProductNotInCart"
  | "requiredEmailMissing";

export type PromotionRefusal = Refusal<PromotionReference>;

/** Where, when and by whom a promotion is used. */
export interface PromotionTerms {
  /** Code of the current site. */
  site: string;
  /** ms since 1970. */
  now: number;
  /** user.address.shipping.country, else the region's, else US; absent: country-bound checks are skipped. */
  country?: string | null | undefined;
  /** The known email address; null when there is none, absent when it is not to be checked. */
  email?: string | null | undefined;
}

/** Countries for free shipping; 'UK' is written for GB. */
export const FREE_SHIPPING_COUNTRIES: readonly string[] = ["US", "CA", "GB", "UK"];

/** True for a country whose parcels a promotion can make free. */
export const canShipFree = (country: string): boolean =>
  FREE_SHIPPING_COUNTRIES.includes(country.toUpperCase());

type PartialPromotion = Partial<Promotion>;
interface StepInput {
  promotion: PartialPromotion;
  rule: PromotionRule | undefined;
  lines: readonly ScopedLine[];
}
type TermsStep = (
  promotion: PartialPromotion,
  terms: PromotionTerms,
) => Refusal<PromotionTermsReference> | null;
type CartStep = (input: StepInput) => PromotionRefusal | null;

const refuse = <Reference extends PromotionReference>(reference: Reference): Refusal<Reference> => ({
  reference,
  value: null,
});

const unrecognizable: TermsStep = (promotion) =>
  (["id", "name", "type", "discount", "enabled"] as const).every((key) => (promotion[key] ?? null) === null)
    ? refuse("promotionUnrecognizable")
    : null;

const unsupportedSite: TermsStep = (promotion, { site }) =>
  promotion.site === site ? null : { reference: "promotionUnsupportedSite", value: promotion.site };

const unavailable: TermsStep = (promotion) => (promotion.enabled ? null : refuse("promotionUnavailable"));

const expired: TermsStep = (promotion, { now }) =>
  typeof promotion.date_expired === "number" && promotion.date_expired * 1000 < now
    ? refuse("promotionExpired")
    : null;

const unsupportedCountry = ({ promotion, rule }: StepInput, { country }: PromotionTerms) =>
  country && (promotion.free_shipping || rule?.freesShipping?.(promotion)) && !canShipFree(country)
    ? refuse("promotionUnsupportedCountry")
    : null;

const onlyGiftCards: CartStep = ({ lines }) => {
  const paid = lines.filter((line) => !line.free && !isWarranty(line));
  return paid.length > 0 && paid.every(isGiftCard) ? refuse("requiresPromotionableItems") : null;
};

const belowMinimum: CartStep = ({ promotion, lines }) => {
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

const aboveMaximum: CartStep = ({ promotion, lines }) => {
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
export const missingProducts = (lines: readonly ScopedLine[], ids: readonly number[]): number[] =>
  ids.filter((id) => !lines.some((line) => !line.free && line.product.id === id));

const requiredProducts: CartStep = ({ promotion, lines }) => {
  const ids = missingProducts(lines, productIds(promotion.required_product_ids));
  return ids.length > 0 ? { reference: "requiredProductNotInCart", value: ids } : null;
};

const productsOfType: CartStep = ({ promotion, rule, lines }) => {
  const ids = missingProducts(lines, rule?.requires?.(promotion) ?? []);
  return ids.length > 0
    ? { reference: "requiredProductNotInCart", value: ids, variant: promotion.type }
    : null;
};

const TERMS_STEPS: readonly TermsStep[] = [
  unrecognizable, // 1
  unsupportedSite,
  unavailable,
  expired, // 4; 5 is the country
];

const CART_STEPS: readonly CartStep[] = [
  onlyGiftCards, // 7; 6 is the empty cart, 8 the eligible subtotal
  belowMinimum, // 9
  aboveMaximum,
  requiredProducts,
  productsOfType, // 12
];

function first<Input extends unknown[], R>(
  steps: readonly ((...input: Input) => R | null)[],
  ...input: Input
): R | null {
  for (const step of steps) {
    const refusal = step(...input);
    if (refusal) return refusal;
  }
  return null;
}

/** The first of the promotion's own steps that fails: it cannot be used on this site now, whatever is bought. */
export const validatePromotionTerms = (
  promotion: PartialPromotion,
  terms: Pick<PromotionTerms, "site" | "now">,
): Refusal<PromotionTermsReference> | null => first(TERMS_STEPS, promotion, terms);

/**
 * The first step that fails: those of the promotion, then those of the cart, which an empty one passes; a required
 * email address comes last.
 */
export function findPromotionRefusal(
  input: StepInput,
  terms: PromotionTerms | null,
): PromotionRefusal | null {
  const { promotion, lines } = input;
  return (
    (terms && (validatePromotionTerms(promotion, terms) ?? unsupportedCountry(input, terms))) ??
    (lines.length === 0 ? null : first(CART_STEPS, input)) ??
    (promotion.required_email && terms?.email === null ? refuse("requiredEmailMissing") : null)
  );
}

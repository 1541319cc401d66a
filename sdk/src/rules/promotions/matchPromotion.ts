import type { CartLine, Language, Promotion } from "../../types.ts";
import { isUsedUp, type PromotionRecord, presentPromotion } from "./presentPromotion.ts";
import { type PromotionRefusal, validatePromotion } from "./validatePromotion.ts";

export interface FoundPromotion {
  /** As it is, or null when none was named or none has the name. */
  promotion: Promotion | null;
  /** The same when it may be used on this cart, else null. */
  usable: Promotion | null;
  refusal: PromotionRefusal | null;
}

export interface PromotedCart {
  site: string;
  now: Date;
  lines: readonly CartLine[];
  country?: string | null | undefined;
  email?: string | null | undefined;
  language: Language;
}

export const noPromotion: FoundPromotion = { promotion: null, usable: null, refusal: null };

/** Matches a promotion with a cart; `record` is undefined when no promotion has the name. One that is used up counts as unknown. */
export function matchPromotion(record: PromotionRecord | undefined, cart: PromotedCart): FoundPromotion {
  const promotion = record === undefined || isUsedUp(record) ? null : presentPromotion(record, cart.language);
  const { site, now, lines, country, email } = cart;
  const refusal = validatePromotion(promotion, { site, now: now.getTime(), lines, country, email });
  return { promotion, usable: refusal === null ? promotion : null, refusal };
}

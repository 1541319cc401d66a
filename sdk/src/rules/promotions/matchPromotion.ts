import type { Language } from "../../types.ts";
import { type JudgedPromotion, judgePromotion, type PromotionCart } from "./judgePromotion.ts";
import { isUsedUp, type PromotionRecord, presentPromotion } from "./presentPromotion.ts";
import type { PromotionRefusal, PromotionTerms } from "./promotionSteps.ts";

/** The promotion that was named; without a document when none has the name. */
export type MatchedPromotion = JudgedPromotion | { promotion: null; refusal: PromotionRefusal };

export interface PromotedCart
  extends Omit<PromotionCart, "terms">,
    Pick<PromotionTerms, "site" | "country" | "email"> {
  now: Date;
  language: Language;
}

/** Matches a promotion with a cart; `record` is undefined when no promotion has the name. A promotion that is used up counts as unknown. */
export function matchPromotion(record: PromotionRecord | undefined, cart: PromotedCart): MatchedPromotion {
  if (record === undefined || isUsedUp(record))
    return { promotion: null, refusal: { reference: "promotionUnrecognizable", value: null } };
  const { site, country, email, lines, currency, language } = cart;
  const terms = { site, now: cart.now.getTime(), country, email };
  return judgePromotion({ lines, currency, terms }, presentPromotion(record, language));
}

/** The promotion when it may be used, else null. */
export const usablePromotion = (matched: MatchedPromotion | null): JudgedPromotion | null =>
  matched?.promotion && matched.refusal === null ? matched : null;

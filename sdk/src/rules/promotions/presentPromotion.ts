import type { Language, Promotion } from "../../types.ts";
import { round2 } from "../money.ts";

/** A promotion with the count of its uses; `limit` null is any number. */
export interface PromotionRecord {
  document: Promotion;
  uses: number;
  limit: number | null;
}

/** Whether it was used as often as it may be. */
export const isUsedUp = ({ uses, limit }: PromotionRecord): boolean => limit !== null && uses >= limit;

/** A promotion as answers carry it: words in one language, and how much of its limit is used, in percent. */
export function presentPromotion({ document, uses, limit }: PromotionRecord, language: Language): Promotion {
  const { translations, usage_limit: _, ...promotion } = document;
  return {
    ...promotion,
    ...translations?.[language],
    uses_percentage: limit === null || limit === 0 ? null : round2((uses / limit) * 100),
  };
}

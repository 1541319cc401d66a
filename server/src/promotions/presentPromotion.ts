import { round2 } from "@velours/sdk/rules";
import type { Language, Promotion } from "@velours/sdk/types";
import type { PromotionRecord } from "./store.ts";

/** A promotion as answers carry it: words in one language, and how much of its limit is used, in percent. */
export function presentPromotion({ document, uses, limit }: PromotionRecord, language: Language): Promotion {
  const { translations, usage_limit: _, ...promotion } = document;
  return {
    ...promotion,
    ...translations?.[language],
    uses_percentage: limit === null || limit === 0 ? null : round2((uses / limit) * 100),
  };
}

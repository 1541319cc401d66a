import type { Language, Promotion } from "../../types.ts";
import { round2 } from "../money.ts";

/** A promotion with the count of its uses; `limit` null is any number. */
export interface PromotionRecord {
  document: Promotion;
  uses: number;
  limit: number | null;
}

export const isUsedUp = ({ uses, limit }: PromotionRecord): boolean => limit !== null && uses >= limit;

/** A used-up promotion is not shown, except to a request for its uses. */
export const isPromotionShown = (
  record: PromotionRecord | undefined,
  fields: readonly string[] | undefined,
): record is PromotionRecord =>
  record !== undefined && (!isUsedUp(record) || fields?.includes("uses_percentage") === true);

/** How much of its limit is used, in percent; 100 only when it is used up. Null without a limit. */
function usesPercentage(record: PromotionRecord): number | null {
  if (isUsedUp(record)) return 100;
  return record.limit === null ? null : Math.min(99.99, round2((record.uses / record.limit) * 100));
}

/** A promotion as answers carry it: words in one language and its use. */
export function presentPromotion(record: PromotionRecord, language: Language): Promotion {
  const { translations, usage_limit: _, ...promotion } = record.document;
  return { ...promotion, ...translations?.[language], uses_percentage: usesPercentage(record) };
}

/** The identity of a promotion, and the requested properties; all of them when no `fields` are named. */
export function selectPromotionFields(
  promotion: Promotion,
  fields: readonly string[] | undefined,
): Promotion {
  if (fields === undefined) return promotion;
  const { id, name, type, discount, enabled, site } = promotion;
  const requested = Object.entries(promotion).filter(([key]) => fields.includes(key));
  return { id, name, type, discount, enabled, site, ...Object.fromEntries(requested) };
}

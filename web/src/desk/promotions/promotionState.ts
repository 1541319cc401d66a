import { validatePromotionTerms } from "@velours/sdk/rules";
import { isUsedUp } from "@velours/sdk/shop";
import type { MerchantPromotion } from "@velours/sdk/types";

export type PromotionState = "live" | "ended" | "expired" | "usedUp";

/** The state that a shopper who types the code meets, whatever is in the cart. `now` is in ms since 1970. */
export function promotionState({ promotion, uses }: MerchantPromotion, now: number): PromotionState {
  const refusal = validatePromotionTerms(promotion, { site: promotion.site, now });
  if (refusal?.reference === "promotionExpired") return "expired";
  if (refusal !== null) return "ended";
  return isUsedUp({ document: promotion, uses, limit: promotion.usage_limit ?? null }) ? "usedUp" : "live";
}

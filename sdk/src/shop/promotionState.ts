import { isUsedUp } from "../rules/promotions/presentPromotion.ts";
import { validatePromotionTerms } from "../rules/promotions/promotionSteps.ts";
import type { MerchantPromotion, PromotionState } from "../types.ts";

/** The state that a shopper who types the code meets, whatever is in the cart. `now` is in ms since 1970. */
export function promotionState(
  { promotion, uses }: Pick<MerchantPromotion, "promotion" | "uses">,
  now: number,
): PromotionState {
  const refusal = validatePromotionTerms(promotion, { site: promotion.site, now });
  if (refusal?.reference === "promotionExpired") return "expired";
  if (refusal !== null) return "ended";
  return isUsedUp({ document: promotion, uses, limit: promotion.usage_limit ?? null }) ? "usedUp" : "live";
}

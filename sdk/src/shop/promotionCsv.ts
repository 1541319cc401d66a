import type { MerchantPromotion } from "../types.ts";
import { promotionState } from "./promotionState.ts";

/** Columns of promotions as CSV. */
export const promotionColumns = [
  "id",
  "name",
  "description",
  "type",
  "discount",
  "site",
  "state",
  "uses",
  "limit",
  "ends",
] as const;

type PromotionRow = Record<(typeof promotionColumns)[number], string | number | null>;

/** A promotion as a row of CSV, with its state at `now`, in ms since 1970. */
export function toPromotionRow(stored: MerchantPromotion, now: number): PromotionRow {
  const { promotion, uses } = stored;
  const { id, name, description, type, discount, site, usage_limit, date_expired } = promotion;
  return {
    id,
    name,
    description: description ?? null,
    type,
    discount,
    site,
    state: promotionState(stored, now),
    uses,
    limit: usage_limit ?? null,
    ends: typeof date_expired === "number" ? new Date(date_expired * 1000).toISOString() : null,
  };
}

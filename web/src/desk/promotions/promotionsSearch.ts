import type { PromotionState } from "@velours/sdk/types";
import { promotionColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearch, readSite } from "../readSearch.ts";

/** States that the list of promotions filters by. */
export const promotionStates = [
  "live",
  "ended",
  "expired",
  "usedUp",
] as const satisfies readonly PromotionState[];

const sorts = toSorts(promotionColumns);

/** Filters of the list of promotions, as they stand in the address. */
export type PromotionsSearch = ReturnType<typeof parsePromotionsSearch>;
export const parsePromotionsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { state: promotionStates, site: readSite, sort: sorts, cursor: 400 });

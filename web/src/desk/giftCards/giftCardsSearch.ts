import type { GiftCardSort, GiftCardState, SiteCode } from "@velours/sdk/types";
import { giftCardColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearch } from "../readSearch.ts";

/** States that the list of gift cards filters by. */
export const giftCardStates = ["open", "spent", "blocked"] as const satisfies readonly GiftCardState[];

/** Filters of the list of gift cards, as they stand in the address. */
export interface GiftCardsSearch {
  q?: string;
  state?: GiftCardState;
  site?: SiteCode;
  sort?: GiftCardSort;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

const sorts = toSorts(giftCardColumns);

export const parseGiftCardsSearch = (search: Record<string, unknown>): GiftCardsSearch =>
  readSearch(search, {
    q: 320,
    state: giftCardStates,
    site: 40,
    sort: sorts,
    cursor: 400,
  }) as GiftCardsSearch;

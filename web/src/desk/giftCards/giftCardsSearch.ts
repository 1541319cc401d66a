import type { GiftCardState, SiteCode } from "@velours/sdk/types";
import { readSearch } from "../readSearch.ts";

/** States that the list of gift cards filters by. */
export const giftCardStates = ["open", "spent", "blocked"] as const satisfies readonly GiftCardState[];

/** Filters of the list of gift cards, as they stand in the address. */
export interface GiftCardsSearch {
  q?: string;
  state?: GiftCardState;
  site?: SiteCode;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

export const parseGiftCardsSearch = (search: Record<string, unknown>): GiftCardsSearch =>
  readSearch(search, { q: 320, state: giftCardStates, site: 40, cursor: 100 }) as GiftCardsSearch;

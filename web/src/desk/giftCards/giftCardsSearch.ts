import type { GiftCardState } from "@velours/sdk/types";
import { giftCardColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearch, readSite } from "../readSearch.ts";

/** States that the list of gift cards filters by. */
export const giftCardStates = ["open", "spent", "blocked"] as const satisfies readonly GiftCardState[];

const sorts = toSorts(giftCardColumns);

/** Filters of the list of gift cards, as they stand in the address. */
export type GiftCardsSearch = ReturnType<typeof parseGiftCardsSearch>;
export const parseGiftCardsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { q: 320, state: giftCardStates, site: readSite, sort: sorts, cursor: 400 });

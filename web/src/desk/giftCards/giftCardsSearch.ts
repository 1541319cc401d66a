import type { GiftCardState, SiteCode } from "@velours/sdk/types";
import { readSearchText } from "../readSearchText.ts";

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

/** Leaves out everything in an address that is no filter. */
export function parseGiftCardsSearch(search: Record<string, unknown>): GiftCardsSearch {
  const state = giftCardStates.find((candidate) => candidate === search.state);
  const q = readSearchText(search.q, 320);
  const site = readSearchText(search.site, 40);
  const cursor = readSearchText(search.cursor, 100);
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(site && { site: site as SiteCode }),
    ...(cursor && { cursor }),
  };
}

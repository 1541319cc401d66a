import type { DraftState, SiteCode } from "@velours/sdk/types";
import { readSearch } from "../readSearch.ts";

/** States that the list of drafts filters by. */
export const draftStates = ["open", "paid", "closed", "expired"] as const satisfies readonly DraftState[];

/** Filters of the list of drafts, as they stand in the address. */
export interface DraftsSearch {
  state?: DraftState;
  site?: SiteCode;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

export const parseDraftsSearch = (search: Record<string, unknown>): DraftsSearch =>
  readSearch(search, { state: draftStates, site: 40, cursor: 100 }) as DraftsSearch;

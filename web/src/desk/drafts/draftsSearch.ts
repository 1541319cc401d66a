import type { DraftState } from "@velours/sdk/types";
import { readSearch, readSite } from "../readSearch.ts";

/** States that the list of drafts filters by. */
export const draftStates = ["open", "paid", "closed", "expired"] as const satisfies readonly DraftState[];

export type DraftsSearch = ReturnType<typeof parseDraftsSearch>;
export const parseDraftsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { q: 320, state: draftStates, site: readSite, cursor: 100 });

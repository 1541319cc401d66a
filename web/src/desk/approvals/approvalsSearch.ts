import type { ProposalState } from "@velours/sdk/types";
import { readSearch } from "../readSearch.ts";

/** Filters of the list of proposals, as they stand in the address. */
export interface ApprovalsSearch {
  /** Absent for those that wait: the work to do. */
  state?: Exclude<ProposalState, "waiting">;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** The lists of proposals, in the order in which they are offered; undefined is that of those that wait. */
export const proposalLists = [undefined, "approved", "rejected", "expired"] as const;

export const parseApprovalsSearch = (search: Record<string, unknown>): ApprovalsSearch =>
  readSearch(search, { state: proposalLists, cursor: 100 });

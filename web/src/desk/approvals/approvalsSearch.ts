import { readSearch } from "../readSearch.ts";

/** The lists of proposals, in the order in which they are offered; undefined is that of those that wait. */
export const proposalLists = [undefined, "approved", "rejected", "expired"] as const;

export type ApprovalsSearch = ReturnType<typeof parseApprovalsSearch>;
export const parseApprovalsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { state: proposalLists, cursor: 100 });

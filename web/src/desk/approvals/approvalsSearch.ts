import type { ProposalState } from "@velours/sdk/types";
import { readSearchText } from "../readSearchText.ts";

/** Filters of the list of proposals, as they stand in the address. */
export interface ApprovalsSearch {
  /** Absent for those that wait: the work to do. */
  state?: Exclude<ProposalState, "waiting">;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** The lists of proposals, in the order in which they are offered; undefined is that of those that wait. */
export const proposalLists = [undefined, "approved", "rejected", "expired"] as const;

/** Leaves out everything in an address that is no filter. */
export function parseApprovalsSearch(search: Record<string, unknown>): ApprovalsSearch {
  const state = proposalLists.find((candidate) => candidate === search.state);
  const cursor = readSearchText(search.cursor, 100);
  return { ...(state && { state }), ...(cursor && { cursor }) };
}

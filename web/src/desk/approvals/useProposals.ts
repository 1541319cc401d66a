import type { ProposalState } from "@velours/sdk/types";
import { usePage } from "../usePage.ts";
import { proposalsKey } from "./proposalsKey.ts";

/** A page of what waits for consent, or did. */
export const useProposals = (
  query: { state: ProposalState; cursor?: string },
  limit: number,
  options: { enabled?: boolean } = {},
) => usePage(proposalsKey, { query: { ...query, limit } }, options);

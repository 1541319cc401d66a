import type { ProposalState } from "@velours/sdk/types";
import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import { proposalsKey } from "./proposalsKey.ts";

/** A page of what waits for consent, or did. */
export function useProposals(
  query: { state: ProposalState; cursor?: string },
  limit: number,
  options: { enabled?: boolean } = {},
) {
  const { api } = useDesk();
  return usePage({
    key: [proposalsKey, query, limit],
    read: (signal) => api.listProposals({ params: { query: { ...query, limit } }, signal }),
    ...options,
  });
}

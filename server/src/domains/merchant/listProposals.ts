import { missingProposalScope, presentProposal, proposedOperations } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { numberedPage } from "./numberedPage.ts";
import { listProposalRows } from "./store/proposals.ts";

/** Acts that wait for consent, or did, about which the caller may decide. */
export const listProposals: Handler<"listProposals"> = async ({ query }, context) => {
  const { store, merchant } = context;
  const reader = await findCallerMember(store.db, merchant);
  return numberedPage("proposals", query, {
    load: (before, limit) =>
      listProposalRows(store.db, {
        operations: proposedOperations.filter(
          (operation) => missingProposalScope(context, operation) === null,
        ),
        sites: merchant?.sites ?? null,
        state: query.state,
        before,
        limit,
      }),
    getNumber: ({ id }) => id,
    present: (row) => presentProposal(row, reader),
  });
};

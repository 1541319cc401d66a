import { mayUseSite, missingProposalScope, presentProposal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { listSessionProposals } from "./approvals/findProposal.ts";
import { paginate } from "./paginate.ts";

/** Acts that wait for consent, or did, about which the caller may decide. */
export const listProposals: Handler<"listProposals"> = ({ query }, context) => {
  const reader = findCallerMember(context.session, context.merchant);
  const found = listSessionProposals(context)
    .filter(
      ({ operation, site, state }) =>
        missingProposalScope(context, operation) === null &&
        mayUseSite(context, site) &&
        (query.state === undefined || state === query.state),
    )
    .map((proposal) => presentProposal(proposal, reader));
  return paginate("proposals", found, query, ({ id }) => [-id]);
};

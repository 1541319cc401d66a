import { presentProposal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { closeProposal, findProposal } from "./approvals/findProposal.ts";

/** Ends a proposal without doing it. */
export const rejectProposal: Handler<"rejectProposal"> = (input, context) => {
  const found = findProposal(context, input.params.id);
  if ("refused" in found) return found.refused;
  const { proposal } = found;
  return onceForKey(context, "rejectProposal", input, () => {
    if (proposal.state !== "waiting") return refuse("proposalClosed", proposal.state);
    closeProposal(context, proposal, { state: "rejected", reason: input.body.reason.trim() });
    const person = findCallerMember(context.session, context.merchant);
    return { status: 200, body: presentProposal(proposal, person) };
  });
};

import { mayUseSite, missingProposalScope } from "@velours/sdk/shop";
import type { SessionProposal } from "../../../session/SessionProposal.ts";
import type { Context } from "../../Handler.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { refuse } from "../../refuse.ts";

/** The session's proposals as they are now. */
export function listSessionProposals({ session, now }: Context): readonly SessionProposal[] {
  for (const proposal of session.proposals)
    if (proposal.state === "waiting" && Date.parse(proposal.expires_at) <= now.getTime())
      proposal.state = "expired";
  return session.proposals;
}

/** A proposal about which the caller may decide, or the refusal. */
export function findProposal(
  context: Context,
  id: number,
): { proposal: SessionProposal } | { refused: MockResponse } {
  const proposal = listSessionProposals(context).find((each) => each.id === id);
  if (proposal === undefined || !mayUseSite(context, proposal.site))
    return { refused: refuse("resourceDoesNotExist") };
  const missing = missingProposalScope(context, proposal.operation);
  return missing === null ? { proposal } : { refused: refuse("merchantScopeMissing", missing) };
}

/** Ends a proposal in the caller's name, whose request is not needed any more. */
export function closeProposal(
  { merchant, now }: Context,
  proposal: SessionProposal,
  end: Pick<SessionProposal, "state" | "reason">,
): void {
  Object.assign(proposal, end, {
    request: { params: {}, headers: {}, body: {} },
    decider_kind: merchant?.kind ?? null,
    decider_id: merchant?.id ?? null,
    decider_name: merchant?.name ?? null,
    decided_at: now.toISOString(),
  });
}

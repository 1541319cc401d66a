import { mayUseSite, missingProposalScope } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { type ProposalRow, readProposal } from "../store/proposals.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing">;

/** A proposal about which the caller may decide, or the refusal. */
export async function loadProposal(
  context: Context,
  id: number,
): Promise<{ proposal: ProposalRow } | { refused: Refusal }> {
  const proposal = await readProposal(context.store.db, id);
  if (proposal === undefined || !mayUseSite(context, proposal.site))
    return { refused: refuse("resourceDoesNotExist") };
  const missing = missingProposalScope(context, proposal.operation);
  return missing === null ? { proposal } : { refused: refuse("merchantScopeMissing", missing) };
}

import type { Proposal } from "@velours/sdk/types";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { closeProposal } from "./approvals/closeProposal.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { loadProposal } from "./approvals/loadProposal.ts";
import { presentProposal } from "./approvals/presentProposal.ts";
import { commitOnce } from "./commitOnce.ts";
import { readProposal } from "./store/proposals.ts";

/** Ends a proposal without doing it. */
export const rejectProposal: Handler<"rejectProposal"> = async (
  { params: { id }, headers, body },
  context,
) => {
  const found = await loadProposal(context, id);
  if ("refused" in found) return found.refused;
  return commitOnce<Proposal, null, ErrorResponse<"proposalClosed">>(
    context,
    {
      operation: "rejectProposal",
      key: headers["idempotency-key"],
      input: { id, body },
      entry: `rejectProposal ${id}`,
    },
    async () => null,
    async (trx) => {
      await closeProposal(trx, context, id, { state: "rejected", reason: body.reason.trim() });
      const row = await readProposal(trx, id);
      if (row === undefined) throw new Error(`proposal ${id} is gone`);
      return presentProposal(row, await findCallerMember(trx, context.merchant));
    },
  );
};

import { presentProposal } from "@velours/sdk/shop";
import { closeProposal } from "./approvals/closeProposal.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { loadProposal } from "./approvals/loadProposal.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { readProposal } from "./store/proposals.ts";

/** Ends a proposal without doing it. */
export const rejectProposal = merchantWrite(
  "rejectProposal",
  async ({ params: { id }, body }, context, refuseWrites) => {
    const found = await loadProposal(context, id);
    if ("refused" in found) refuseWrites(found.refused);
    return {
      input: { id, body },
      async write(trx) {
        await closeProposal(trx, context, id, { state: "rejected", reason: body.reason.trim() });
        const row = await readProposal(trx, id);
        if (row === undefined) throw new Error(`proposal ${id} is gone`);
        return presentProposal(row, await findCallerMember(trx, context.merchant));
      },
    };
  },
);

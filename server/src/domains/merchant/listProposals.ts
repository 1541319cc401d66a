import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { missingProposalScope, proposedOperations } from "./approvals/missingProposalScope.ts";
import { presentProposal } from "./approvals/presentProposal.ts";
import { listProposalRows } from "./store/proposals.ts";

const list = "proposals";

/** Acts that wait for consent, or did, about which the caller may decide. */
export const listProposals: Handler<"listProposals"> = async ({ query }, context) => {
  const { store, merchant } = context;
  const { db } = store;
  const { state, cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (before !== undefined && typeof before !== "number") return refuseCursor();
  const found = await listProposalRows(db, {
    operations: proposedOperations.filter((operation) => missingProposalScope(context, operation) === null),
    sites: merchant?.sites ?? null,
    state,
    before,
    limit: limit + 1,
  });
  const reader = await findCallerMember(db, merchant);
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.id]);
  return { status: 200, body: page.map((row) => presentProposal(row, reader)), headers };
};

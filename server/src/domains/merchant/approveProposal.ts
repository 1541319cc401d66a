import { isAnotherPerson, presentProposal } from "@velours/sdk/shop";
import type { ProposedOperation } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { Handler, Result } from "../../platform/contract.ts";
import { refuse } from "../../platform/contract.ts";
import { findReplay } from "../../platform/idempotency/replay.ts";
import { applyImport } from "./applyImport.ts";
import type { Approval } from "./approvals/Approval.ts";
import { approvalRequest } from "./approvals/approvalRequest.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { loadProposal } from "./approvals/loadProposal.ts";
import { cancelMerchantOrder } from "./cancelMerchantOrder.ts";
import { eraseCustomer } from "./eraseCustomer.ts";
import { issueGiftCard } from "./issueGiftCard.ts";
import { refundOrder } from "./refundOrder.ts";
import { replayEntry } from "./replayEntry.ts";
import { saveMerchantPromotion } from "./saveMerchantPromotion.ts";
import { type ProposalRow, readProposal } from "./store/proposals.ts";

/** Handlers of the operations that are done on approval. */
const acts: Record<ProposedOperation, (input: never, context: Context) => unknown> = {
  applyImport,
  cancelMerchantOrder,
  eraseCustomer,
  issueGiftCard,
  refundOrder,
  replayEntry,
  saveMerchantPromotion,
};

/** An act's answer: done, or a refusal that an approval answers as well. */
type Done = { status: 200 } | Exclude<Result<"approveProposal">, { status: 200 }>;

/** Does what was proposed by its own handler, in the approver's name; that ends the proposal in its transaction. */
export const approveProposal: Handler<"approveProposal"> = async ({ params: { id }, headers }, context) => {
  const { db } = context.store;
  const found = await loadProposal(context, id);
  if ("refused" in found) return found.refused;
  const { proposal } = found;
  const person = await findCallerMember(db, context.merchant);
  if (!isAnotherPerson(proposal, person)) return refuse("anotherPersonRequired");
  const approval = { ...proposal, key: headers["idempotency-key"] };
  const done =
    proposal.state === "waiting"
      ? await act(context, proposal, approval)
      : ((await findReplay<object>(context, approvalRequest(context, approval))) ??
        refuse("proposalClosed", proposal.state));
  if (done.status !== 200) return done;
  const row = await readProposal(db, id);
  return row === undefined
    ? refuse("resourceDoesNotExist")
    : { status: 200, body: presentProposal(row, person) };
};

type Act = (request: unknown, context: Context & { approval: Approval }) => Promise<Done>;

/** Calls the handler of what was proposed, with the request as it was sent. */
async function act(context: Context, { operation, request }: ProposalRow, approval: Approval): Promise<Done> {
  return await (acts[operation] as Act)(request, { ...context, approval });
}

import { approvalNote, isAnotherPerson, presentProposal } from "@velours/sdk/shop";
import type { ProposedOperation } from "@velours/sdk/types";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { applyImport } from "./applyImport.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { closeProposal, findProposal } from "./approvals/findProposal.ts";
import { cancelMerchantOrder } from "./cancelMerchantOrder.ts";
import { eraseCustomer } from "./eraseCustomer.ts";
import { issueGiftCard } from "./issueGiftCard.ts";
import { recordWrite } from "./log/recordWrite.ts";
import { refundOrder } from "./refundOrder.ts";
import { replayEntry } from "./replayEntry.ts";
import { saveMerchantPromotion } from "./saveMerchantPromotion.ts";

type Act = (input: never, context: Context) => MockResponse | undefined | Promise<MockResponse | undefined>;

/** Handlers of the operations that are done on approval. */
const acts: Record<ProposedOperation, Act> = {
  applyImport,
  cancelMerchantOrder,
  eraseCustomer,
  issueGiftCard,
  refundOrder,
  replayEntry,
  saveMerchantPromotion,
};

/** Does what was proposed by its own handler, in the approver's name, and ends the proposal. */
export const approveProposal: Handler<"approveProposal"> = (input, context) => {
  const found = findProposal(context, input.params.id);
  if ("refused" in found) return found.refused;
  const { proposal } = found;
  const person = findCallerMember(context.session, context.merchant);
  if (!isAnotherPerson(proposal, person)) return refuse("anotherPersonRequired");
  return onceForKey(context, "approveProposal", input, async () => {
    const { operation, request, state } = proposal;
    if (state !== "waiting") return refuse("proposalClosed", state);
    // An import takes a while: nobody approves it a second time meanwhile.
    proposal.state = "approved";
    const approved = { ...context, approval: proposal };
    const act = () => acts[operation](request as never, approved);
    let done: MockResponse | undefined;
    try {
      done = await recordWrite(operation, request, approved, act, approvalNote(proposal));
    } finally {
      if (done?.status !== 200) proposal.state = state;
    }
    if (done?.status !== 200) return done ?? refuse("resourceDoesNotExist");
    closeProposal(context, proposal, { state: "approved", reason: null });
    return { status: 200, body: presentProposal(proposal, person) };
  });
};

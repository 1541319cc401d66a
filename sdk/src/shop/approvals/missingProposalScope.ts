import type { MerchantScope, ProposedOperation } from "../../types.ts";
import { isOfAllSites } from "../access/accessRefusal.ts";
import type { Caller } from "../access/Caller.ts";

/** The scope that an operation asks of its caller, and so of its approver. */
const scopes: Record<ProposedOperation, MerchantScope> = {
  refundOrder: "orders:write",
  cancelMerchantOrder: "orders:write",
  issueGiftCard: "giftcards:write",
  saveMerchantPromotion: "promotions:write",
  eraseCustomer: "customers:write",
  // For a promotion; what else it changes needs the scopes of that as well.
  replayEntry: "promotions:write",
  applyImport: "import:write",
};

/** Every operation that may wait for another person's consent. */
export const proposedOperations = Object.keys(scopes) as readonly ProposedOperation[];

/** The scope that the caller lacks to decide about an operation, or has for some sites where it is of all; null for none. */
export function missingProposalScope(
  { merchant }: Caller,
  operation: ProposedOperation,
): MerchantScope | null {
  const scope = scopes[operation];
  const ofAllSites = operation === "replayEntry" || isOfAllSites(operation);
  return merchant?.scopes.includes(scope) && (!ofAllSites || merchant.sites === null) ? null : scope;
}

import type { MerchantScope, ProposedOperation } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";

/** Rights that an operation asks of its caller, and so of its approver. */
const rights: Record<ProposedOperation, { scope: MerchantScope; ofAllSites: boolean }> = {
  refundOrder: { scope: "orders:write", ofAllSites: false },
  cancelMerchantOrder: { scope: "orders:write", ofAllSites: false },
  issueGiftCard: { scope: "giftcards:write", ofAllSites: false },
  saveMerchantPromotion: { scope: "promotions:write", ofAllSites: true },
  eraseCustomer: { scope: "customers:write", ofAllSites: true },
  // For a promotion; what else it changes needs the scopes of that as well.
  replayEntry: { scope: "promotions:write", ofAllSites: true },
  applyImport: { scope: "import:write", ofAllSites: true },
};

/** Every operation that may wait for another person's consent. */
export const proposedOperations = Object.keys(rights) as readonly ProposedOperation[];

/** The scope that the caller lacks to decide about an operation, or has for some sites where it is of all; null for none. */
export function missingProposalScope(
  { merchant }: Pick<Context, "merchant">,
  operation: ProposedOperation,
): MerchantScope | null {
  const { scope, ofAllSites } = rights[operation];
  return merchant?.scopes.includes(scope) && (!ofAllSites || merchant.sites === null) ? null : scope;
}

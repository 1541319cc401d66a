import type { MerchantScope, ProposedOperation } from "@velours/sdk/types";

const scopes: Record<ProposedOperation, MerchantScope> = {
  refundOrder: "orders:write",
  saveMerchantPromotion: "promotions:write",
  eraseCustomer: "customers:write",
};

/** Every operation that may wait for another person's consent. */
export const proposedOperations = Object.keys(scopes) as readonly ProposedOperation[];

/** The scope of an operation, which its approver needs as well. */
export const proposalScope = (operation: ProposedOperation): MerchantScope => scopes[operation];

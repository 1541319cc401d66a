import type { ProposedRequest, StoredProposal } from "@velours/sdk/shop";

/** An act that waits for another person's consent in a session, or did. */
export interface SessionProposal extends StoredProposal {
  request: ProposedRequest;
}

import type { ProposalRow } from "../store/proposals.ts";

/** A proposal that the caller approves: its operation is done under the key of the approval. */
export interface Approval
  extends Pick<ProposalRow, "id" | "about" | "proposer_kind" | "proposer_id" | "proposer_name"> {
  /** The Idempotency-Key of the approval. */
  key: string | undefined;
}

declare module "../../../platform/context.ts" {
  interface DomainContext {
    /** Undefined for a request that is its caller's own. */
    approval?: Approval;
  }
}

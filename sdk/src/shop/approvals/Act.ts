import type { Order, Proposal, ProposedOperation, SiteApprovals, SiteCode } from "../../types.ts";
import type { ErrorResponse } from "../refuse.ts";

/** A request as it is done again when another person approves it. */
export interface ProposedRequest {
  params: object;
  headers: { "idempotency-key"?: string | undefined; "if-match"?: string | undefined };
  body: object;
}

/** The part of a proposal that says what its operation does. */
export type ProposalSubject = Pick<
  Proposal,
  "import" | "refund" | "promotion" | "customer" | "giftCard" | "replay"
>;

/** An act that is to wait, as its operation describes it. */
export interface NewProposal {
  operation: ProposedOperation;
  site: SiteCode;
  /** Of the order that it is about. */
  orderId: Order["id"] | null;
  request: ProposedRequest;
  about: ProposalSubject;
}

/** An act that may need another person's consent. */
export interface Act {
  /** True where the settings of its site do not let one person do it. */
  isNeeded: (approvals: SiteApprovals) => boolean;
  /** Why it cannot wait. */
  barred?: ErrorResponse<"validationError"> | null;
  proposed: NewProposal;
}

/** An event that a payment service reports, as far as the shop's attempts are concerned. */
export interface WebhookEvent {
  /** The same for the same event, however often it is delivered. */
  id: string;
  /** The service's own word for it. */
  kind: string;
  /**
   * Our id of the attempt, or of the part of a refund that gives it back, and the service's id of the transaction; both null
   * when it is about none.
   */
  attemptId: string | null;
  transactionId: string | null;
  /**
   * Its meaning: settled, not settled after all or lost to a dispute, a refund that did not reach the buyer, a dispute that
   * the shop won, or something to be looked after; null changes nothing.
   */
  meaning: "settled" | "failed" | "refundFailed" | "disputeWon" | "trouble" | null;
}

/** The service did not send this webhook, or it was changed on the way. */
export class InvalidSignatureError extends Error {}

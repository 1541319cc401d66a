/** An event that a payment service reports, as far as the shop's attempts are concerned. */
export interface WebhookEvent {
  /** The same for the same event, however often it is delivered. */
  id: string;
  /** The service's own word for it. */
  kind: string;
  /** Our id of the attempt, or the service's of its transaction; both null when it is about none. */
  attemptId: string | null;
  transactionId: string | null;
  /** Its meaning: settled, not settled after all, or something to be looked after; null changes nothing. */
  meaning: "settled" | "failed" | "trouble" | null;
}

/** The service did not send this webhook, or it was changed on the way. */
export class InvalidSignatureError extends Error {}

/** What a payment service says by itself, as far as its attempts are concerned. */
export interface WebhookEvent {
  /** The same for the same news, however often it is sent. */
  id: string;
  /** The service's own word for it. */
  kind: string;
  /** Our id of the attempt, or the service's of its transaction; both null when it is about none. */
  attemptId: string | null;
  transactionId: string | null;
  /** What it means: settled, not settled after all, or something to be looked after; null changes nothing. */
  meaning: "settled" | "failed" | "trouble" | null;
}

/** News that its service did not send, or that were changed on their way. */
export class InvalidSignatureError extends Error {}

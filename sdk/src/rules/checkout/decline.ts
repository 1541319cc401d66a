/** Why a bank declined a payment: without a reason, or with one of those the contract has words for. */
export type Decline = "refused" | "insufficientFunds" | "expiredCard" | "wrongSecurityCode";

/** The English messages of a declined payment, as the contract lists them. */
const DECLINES: ReadonlyMap<unknown, Decline> = new Map([
  ["Do Not Honor", "refused"],
  ["Declined", "refused"],
  ["Insufficient Funds", "insufficientFunds"],
  ["Expired Card", "expiredCard"],
  ["Card Issuer Declined CVV", "wrongSecurityCode"],
]);

/** The decline in a failed payment's error as it came from the server; null for every other error. Nothing was charged then. */
export function parseDecline(error: unknown): Decline | null {
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  return DECLINES.get(error.message) ?? null;
}

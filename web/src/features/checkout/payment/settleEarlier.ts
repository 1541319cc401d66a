import type { Client } from "@velours/sdk";
import type { Attempt, AttemptStore } from "../../cart/attempts.ts";
import { findPurchase } from "./findPurchase.ts";
import type { PayOutcome } from "./PayOutcome.ts";

interface Ports {
  client: Pick<Client, "getPurchase">;
  attempts: AttemptStore;
}

/** A request on its way may still arrive this long after it was given up, in ms. */
const ARRIVAL_TIME = 10_000;

/**
 * Asks what became of an earlier purchase that has no answer, and sends none; null when there is none. `fingerprint` is
 * that of what would be sent now, if that is known; `find` asks.
 */
export async function settleEarlier(
  { client, attempts }: Ports,
  fingerprint: string | null = null,
  find = (key: string) => findPurchase(client, key),
): Promise<Extract<PayOutcome, { kind: "paid" | "unknown" | "notPlaced" }> | null> {
  const earlier = attempts.pending();
  if (!earlier) return null;
  const found = await find(earlier.key);
  if (found.kind === "placed") {
    attempts.settle(earlier.key);
    return toPaid(earlier, found, earlier.fingerprint !== fingerprint);
  }
  return found.kind === "notPlaced" ? { kind: "notPlaced" } : { kind: "unknown", state: found.kind };
}

/** True when a purchase that is not placed cannot arrive any more. */
export const isOver = ({ sentAt }: Attempt, now: number): boolean => now - sentAt >= ARRIVAL_TIME;

/** The order placed by an attempt. */
export const toPaid = (
  { asMember }: Pick<Attempt, "asMember">,
  { order, joinNonce }: Pick<Extract<PayOutcome, { kind: "paid" }>, "order" | "joinNonce">,
  earlier: boolean,
): Extract<PayOutcome, { kind: "paid" }> => ({
  kind: "paid",
  order,
  joinNonce,
  earlier,
  // Only a guest gets a right to an account.
  signedOut: asMember && joinNonce !== null,
});

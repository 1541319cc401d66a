import type { Transaction } from "../../platform/store/schema.ts";
import { giveBackCredits, lockOrderCredits, takeBackCredits } from "./store/refunds.ts";

/**
 * A refund's changes of cash back: `paid` returns to the balance it came from, `earned` leaves the one it
 * went to.
 */
export interface ReturnedCredits {
  orderId: string;
  refundId: string;
  paid: number;
  earned: number;
}

/** Returns how much of the earned cash back was there to be taken. */
export async function returnCredits(
  trx: Transaction,
  { orderId, refundId, paid, earned }: ReturnedCredits,
): Promise<number> {
  const { spentFrom, earnedBy } = await lockOrderCredits(trx, orderId);
  if (paid > 0) {
    if (spentFrom === undefined) throw new Error(`order ${orderId} was paid with no balance`);
    await giveBackCredits(trx, spentFrom, paid, { orderId, refundId });
  }
  if (earned <= 0 || earnedBy === undefined) return 0;
  return takeBackCredits(trx, earnedBy, earned, { orderId, refundId });
}

import { sumAmounts } from "@velours/sdk/rules";
import type { Transaction } from "../../platform/store/schema.ts";
import {
  findFailedEarnings,
  giveBackCredits,
  lockOrderCredits,
  takeBackCredits,
} from "../credits/store/refunds.ts";
import { withdrawEarned } from "./withdrawEarned.ts";

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

/**
 * Returns how much of the earned cash back was there to be `taken`. Of what returns, so much is `withdrawn` again as failed
 * payments had earned and was spent before they failed.
 */
export async function returnCredits(
  trx: Transaction,
  { orderId, refundId, paid, earned }: ReturnedCredits,
): Promise<{ taken: number; withdrawn: number }> {
  const { spentFrom, earnedBy } = await lockOrderCredits(trx, orderId);
  if (paid > 0) {
    if (spentFrom === undefined) throw new Error(`order ${orderId} was paid with no balance`);
    await giveBackCredits(trx, spentFrom, paid, { orderId, refundId });
  }
  const taken =
    earned <= 0 || earnedBy === undefined
      ? 0
      : await takeBackCredits(trx, earnedBy, earned, { orderId, refundId });
  // Last: what this order earned is withheld from its refund where it is missing.
  const withdrawn =
    paid > 0 && spentFrom !== undefined ? await withdrawUnpaid(trx, spentFrom, { orderId, paid, earned }) : 0;
  return { taken, withdrawn };
}

async function withdrawUnpaid(
  trx: Transaction,
  balanceId: string,
  { orderId, paid, earned }: Pick<ReturnedCredits, "orderId" | "paid" | "earned">,
): Promise<number> {
  let left = paid;
  for (const payment of await findFailedEarnings(trx, balanceId)) {
    // The refund under way is not stored yet.
    const refunded = payment.orderId === orderId ? earned : 0;
    const { taken } = await withdrawEarned(trx, balanceId, payment, { most: left, refunded });
    left = sumAmounts([left, -taken]);
  }
  return sumAmounts([paid, -left]);
}

import { sumAmounts } from "@velours/sdk/rules";
import type { Transaction } from "../../platform/store/schema.ts";
import { sumEarned, sumEarnedByPayment, takeBackCredits } from "../credits/store/refunds.ts";
import { sumRefunds } from "../orders/store/refunds.ts";

/**
 * Takes back what is left of what a failed payment earned for a locked balance, at most `most`; `refunded` of it is
 * accounted for by a refund that is not stored yet. Returns how much that was, and how much of it was spent.
 */
export async function withdrawEarned(
  trx: Transaction,
  balanceId: string,
  { orderId, attemptId }: { orderId: string; attemptId: string },
  { most = Number.POSITIVE_INFINITY, refunded = 0 } = {},
): Promise<{ taken: number; spent: number }> {
  const { cashBack } = (await sumRefunds(trx, [orderId]))[0]!;
  const left = Math.min(
    sumAmounts([await sumEarned(trx, orderId), -cashBack, -refunded]),
    await sumEarnedByPayment(trx, { orderId, attemptId }),
  );
  const wanted = Math.min(left, most);
  if (wanted <= 0) return { taken: 0, spent: 0 };
  const taken = await takeBackCredits(trx, balanceId, wanted, { orderId, attemptId });
  return { taken, spent: sumAmounts([left, -taken]) };
}

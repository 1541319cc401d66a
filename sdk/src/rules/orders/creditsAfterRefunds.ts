import type { Order, OrderCredits } from "../../types.ts";
import { sumAmounts } from "../money.ts";

/**
 * An order's cash back once its refunds are counted: a refund takes back what was earned, withholds from the money what
 * was spent of it before, and gives back what was paid with. `credits` is what the order said when it was placed.
 */
export function creditsAfterRefunds(
  credits: OrderCredits,
  { status, refunds }: Pick<Order, "status" | "refunds">,
): OrderCredits {
  const taken = (refunds ?? []).flatMap(({ cashBack, withheld }) => [-cashBack, -withheld]);
  const returned = (refunds ?? []).map(({ payments }) => payments.credits);
  const isUndone = status === "cancelled" || status === "refunded";
  return {
    ...credits,
    balance: Math.max(0, sumAmounts([credits.balance, ...taken, ...returned])),
    earned: isUndone ? 0 : Math.max(0, sumAmounts([credits.earned, ...taken])),
  };
}

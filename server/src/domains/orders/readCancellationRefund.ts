import { sumAmounts } from "@velours/sdk/rules";
import { planRefund, withholdCashBack } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readEarnedLeft } from "../credits/store/refunds.ts";
import { readOrderAttempts } from "../payments/store/attempts.ts";
import { loadRefundable } from "./loadRefundable.ts";

/** Sum that the buyer of an order gets back when it is cancelled now, in its currency. */
export async function readCancellationRefund(db: Db, order: Order): Promise<number> {
  const { refundable } = await loadRefundable(db, order, await readOrderAttempts(db, [order.id]));
  const plan = planRefund(refundable, null, true);
  const left = await readEarnedLeft(db, order.id, plan.credits);
  return withholdCashBack(plan, sumAmounts([plan.cashBack, -Math.min(plan.cashBack, left)])).amount;
}

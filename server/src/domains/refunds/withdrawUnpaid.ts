import { giftCardPlaces } from "@velours/sdk/shop";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { lockOrderCredits } from "../credits/store/refunds.ts";
import { withdrawUnits } from "../giftcards/withdrawUnits.ts";
import { readLines } from "../orders/store/lines.ts";
import { lockOrder } from "../orders/store/orders.ts";
import { lockOrderAttempts, markWithdrawn, readAttempt } from "../payments/store/attempts.ts";
import { withdrawEarned } from "./withdrawEarned.ts";

/**
 * Takes back what an order gave for a payment that failed after it was taken: what is left on the gift cards that the
 * payment bought, and what is left of the cash back that it earned. Customer service is told what was taken back and what
 * was spent already. Nothing happens twice.
 */
export async function withdrawUnpaid({ db }: Store, attemptId: string): Promise<void> {
  const orderId = (await readAttempt(db, attemptId))?.order_id;
  if (!orderId) return;
  await inTransaction(db, async (trx) => {
    const found = await lockOrder(trx, orderId);
    const attempt = (await lockOrderAttempts(trx, orderId)).find(({ id }) => id === attemptId);
    if (found === undefined || attempt?.state !== "failed" || attempt.withdrawn_at !== null) return;
    await markWithdrawn(trx, attemptId);
    const lines = await readLines(trx, orderId);
    const units = giftCardPlaces(found.order).flatMap(({ place, units }) =>
      lines[place]?.attempt_id === attemptId ? units : [],
    );
    const { site, invoice } = found.order;
    const cards = await withdrawUnits(trx, { orderId, units, site, currency: invoice.currency });
    const { earnedBy } = await lockOrderCredits(trx, orderId);
    const cashBack =
      earnedBy === undefined
        ? { taken: 0, spent: 0 }
        : await withdrawEarned(trx, earnedBy, { orderId, attemptId });
    const email = {
      template: "payment-failed" as const,
      order_id: orderId,
      attempt_id: attemptId,
      amount: attempt.amount,
      gift_cards: cards,
      cash_back: cashBack,
    };
    await addJobs(trx, [{ kind: "mail", payload: email }]);
  });
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    "failed-payment": { attempt_id: string };
  }
}

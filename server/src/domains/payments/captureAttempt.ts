import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { failAttempt } from "./failAttempt.ts";
import { getProvider, type PaymentServices } from "./getProvider.ts";
import { PaymentFailedError } from "./PaymentFailedError.ts";
import { heldPayment, lockAttempt, markCaptured, readAttempt } from "./store/attempts.ts";

/**
 * Captures the payment of a placed order. Does nothing for an attempt that is no longer held: a webhook can have come
 * first. When the service no longer holds the money the payment failed, also for a shop that receives no webhooks.
 */
export async function captureAttempt(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
): Promise<void> {
  const { db } = services.store;
  const attempt = await readAttempt(db, id);
  if (attempt?.state !== "authorized") return;
  try {
    await getProvider(services, attempt.provider).capture(heldPayment(attempt));
  } catch (error) {
    if (!(error instanceof PaymentFailedError)) throw error;
    await inTransaction(db, async (trx) => {
      const locked = await lockAttempt(trx, attempt.provider, { attemptId: id, transactionId: null });
      // A refund can have released it during the call.
      if (locked?.state === "authorized") await failAttempt(trx, locked, error.message);
    });
    return;
  }
  await markCaptured(db, id);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    capture: { attempt_id: string };
  }
}

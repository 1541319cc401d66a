import type { Services } from "../../platform/context.ts";
import { releaseAbandonedKeys } from "../../platform/idempotency/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { PaymentServices } from "../payments/getProvider.ts";
import { giveUpAttempt, releaseNow } from "../payments/releaseAttempt.ts";
import { findAbandonedAttempts, isAbandoned } from "../payments/store/attempts.ts";

/**
 * Releases payments without an order whose process died, or whose provider's response was lost. Only those older than
 * `olderThanSeconds`; another process can be working on younger ones. Returns how many there were.
 */
export async function recoverAttempts(
  services: Pick<Services, "store"> & PaymentServices,
  olderThanSeconds: number,
): Promise<number> {
  const { db } = services.store;
  try {
    let recovered = 0;
    for (const { id } of await findAbandonedAttempts(db, olderThanSeconds)) {
      // Closed before it is voided: an order that comes late finds it closed and is not placed. The calls for others
      // take seconds, in which its own request can have resumed it.
      const job = await inTransaction(db, async (trx) =>
        (await isAbandoned(trx, id, olderThanSeconds)) ? giveUpAttempt(trx, id) : undefined,
      );
      if (job === undefined) continue;
      await releaseNow(services, job);
      recovered++;
    }
    return recovered;
  } finally {
    await releaseAbandonedKeys(db, olderThanSeconds);
  }
}

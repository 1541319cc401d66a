import type { CloseReason } from "@velours/sdk/rules";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { closeTask } from "../orders/store/offerTasks.ts";
import { readOrder } from "../orders/store/orders.ts";
import { readSite } from "../sites/store.ts";

/** Closes an order's task, if it is open still, and has the confirmation sent that waited for it. */
export function endTask(
  { db }: Store,
  id: string,
  reason: CloseReason | null,
  detail: string | null = null,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const orderId = await closeTask(trx, id, reason, detail);
    if (orderId === undefined) return;
    const order = await readOrder(trx, orderId);
    const site = order && (await readSite(trx, order.site));
    await addJobs(trx, confirmationJobs(orderId, site ?? {}));
  });
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    "close-order": { task_id: string };
  }
}

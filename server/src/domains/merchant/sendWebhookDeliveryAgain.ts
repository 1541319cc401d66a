import { type Handler, refuse } from "../../platform/contract.ts";
import { addJobs, hastenJob } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import {
  lockDelivery,
  readDelivery,
  restartDelivery,
  type WebhookDeliveryRow,
} from "../events/store/webhookDeliveries.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { findWebhook } from "./findWebhook.ts";
import { presentDelivery } from "./presentDelivery.ts";

/** Sends an event again at once; one that waits is sent sooner. */
export const sendWebhookDeliveryAgain: Handler<"sendWebhookDeliveryAgain"> = async ({ params }, context) => {
  const webhook = await findWebhook(context, params.id);
  if (webhook === undefined) return refuse("resourceDoesNotExist");
  const row = await inTransaction(context.store.db, async (trx) => {
    const delivery = await lockDelivery(trx, params.delivery);
    if (delivery?.webhook_id !== webhook.id) return undefined;
    await sendAgain(trx, delivery);
    await appendKeyEntry(trx, context, `sendWebhookDeliveryAgain ${delivery.id}`);
    return readDelivery(trx, delivery.id);
  });
  return row === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: presentDelivery(row) };
};

async function sendAgain(trx: Transaction, { id, state, job_id }: WebhookDeliveryRow): Promise<void> {
  if (state === "waiting") return hastenJob(trx, job_id);
  const [job] = await addJobs(trx, [{ kind: "webhook", payload: { delivery_id: id } }]);
  await restartDelivery(trx, id, job!);
}

import { mayReadEvent, merchantEntries } from "@velours/sdk/shop";
import type { WebhookEvent } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { addJobs, hastenJob } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import {
  lockDelivery,
  readDelivery,
  restartDelivery,
  type WebhookDeliveryRow,
} from "../events/store/webhookDeliveries.ts";
import type { WebhookRow } from "../events/store/webhooks.ts";
import { findWebhook } from "./findWebhook.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentDelivery } from "./presentDelivery.ts";

/** Sends an event again at once; one that waits is sent sooner. A webhook that is off gets none, and its delivery stays as it is. */
export const sendWebhookDeliveryAgain = merchantWrite(
  "sendWebhookDeliveryAgain",
  ({ params }, context, refuseWrites) => {
    const notFound = () => refuseWrites(refuse("resourceDoesNotExist"));
    return {
      input: params,
      entry: (_, { enabled }: WebhookRow) =>
        enabled ? merchantEntries.sendWebhookDeliveryAgain({ params }) : null,
      prepare: async () => (await findWebhook(context, params.id)) ?? notFound(),
      async write(trx, _, webhook: WebhookRow) {
        const delivery = await lockDelivery(trx, params.delivery);
        if (delivery?.webhook_id !== webhook.id || !delivery.is_wanted) return notFound();
        if (!mayReadEvent(context.merchant, (JSON.parse(delivery.body) as WebhookEvent).type))
          return notFound();
        if (webhook.enabled) await sendAgain(trx, delivery);
        const row = await readDelivery(trx, delivery.id);
        return row === undefined ? notFound() : presentDelivery(row);
      },
    };
  },
);

async function sendAgain(trx: Transaction, { id, state, job_id }: WebhookDeliveryRow): Promise<void> {
  if (state === "waiting") return hastenJob(trx, job_id);
  const [job] = await addJobs(trx, [{ kind: "webhook", payload: { delivery_id: id } }]);
  await restartDelivery(trx, id, job!);
}

import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { loadEvent } from "./loadEvent.ts";
import type { EventPayload } from "./store/eventJobs.ts";
import { insertDeliveries, listReceivers } from "./store/webhookDeliveries.ts";
import { listWebhookRows, type WebhookRow } from "./store/webhooks.ts";

/** Makes a delivery of an event for each webhook that wants it, once. */
export async function sendEvent({ db }: Pick<Store, "db">, payload: EventPayload): Promise<void> {
  const event = await loadEvent(db, payload);
  if (event === undefined) return;
  const body = JSON.stringify(event);
  await inTransaction(db, async (trx) => {
    const served = await listReceivers(trx, event.id);
    const receivers = (await listWebhookRows(trx)).filter((row) => wants(row, event) && !served.has(row.id));
    if (receivers.length === 0) return;
    const ids = receivers.map(() => randomUUID());
    const jobs = await addJobs(
      trx,
      ids.map((id) => ({ kind: "webhook", payload: { delivery_id: id } })),
    );
    await insertDeliveries(
      trx,
      receivers.map(({ id }, nth) => ({
        id: ids[nth]!,
        webhook_id: id,
        event_id: event.id,
        body,
        job_id: jobs[nth]!,
      })),
    );
  });
}

/** True when a webhook is to get an event: it wants the kind, and the event is of one of its sites. */
function wants({ enabled, events, sites }: WebhookRow, { type, data }: WebhookEvent): boolean {
  if (!enabled || !events.includes(type)) return false;
  return sites === null || ("site" in data && sites.includes(data.site));
}

import { randomUUID } from "node:crypto";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { loadEvent } from "./loadEvent.ts";
import type { EventPayload } from "./store/eventJobs.ts";
import { insertDeliveries, listReceivers } from "./store/webhookDeliveries.ts";

/** Makes a delivery of an event for each webhook that wants it, once. */
export async function sendEvent({ db }: Pick<Store, "db">, payload: EventPayload): Promise<void> {
  const event = await loadEvent(db, payload);
  if (event === undefined) return;
  const body = JSON.stringify(event);
  await inTransaction(db, async (trx) => {
    const receivers = await listReceivers(trx, { event_id: event.id, body });
    if (receivers.length === 0) return;
    const ids = receivers.map(() => randomUUID());
    const jobs = await addJobs(
      trx,
      ids.map((id) => ({ kind: "webhook", payload: { delivery_id: id } })),
    );
    await insertDeliveries(
      trx,
      receivers.map((webhook_id, nth) => ({
        id: ids[nth]!,
        webhook_id,
        event_id: event.id,
        body,
        job_id: jobs[nth]!,
      })),
    );
  });
}

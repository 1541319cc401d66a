import type { Services } from "../../platform/context.ts";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import { listSecrets } from "./listSecrets.ts";
import { type PostLimits, postEvent } from "./postEvent.ts";
import { noteAttempt, noteDeliveryError, readDelivery } from "./store/webhookDeliveries.ts";
import { readWebhook } from "./store/webhooks.ts";

/** A batch of deliveries must end long before another process may take it. */
const milliseconds = 10_000;

/** Limits of a request to a receiver: in production it must be on the internet. */
const toPostLimits = ({ config }: Pick<Services, "config">): PostLimits => ({
  milliseconds,
  isAllowed: config.environment === "production" ? isPublicAddress : () => true,
});

/** Sends an event to its webhook; throws when the receiver did not take it, so that the job comes again. */
export async function deliverEvent(
  { store: { db }, config }: Pick<Services, "store" | "config">,
  id: string,
): Promise<void> {
  const delivery = await readDelivery(db, id);
  // Removed with its webhook, or delivered by a process that ended before it could say so.
  if (delivery === undefined || delivery.delivered_at !== null) return;
  const webhook = await readWebhook(db, delivery.webhook_id);
  if (webhook === undefined) return;
  if (!webhook.enabled) return noteDeliveryError(db, id, "The webhook is switched off");
  if (!delivery.is_wanted) return noteDeliveryError(db, id, "The webhook does not want this event any more");
  const secrets = listSecrets(webhook.secrets, new Date());
  const result = await postEvent(
    webhook.url,
    { id: delivery.event_id, body: delivery.body, secrets: secrets.map(({ value }) => value) },
    toPostLimits({ config }),
  );
  await noteAttempt(db, id, result);
  if (result.error !== null) throw new Error(result.error);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    webhook: { delivery_id: string };
  }
}

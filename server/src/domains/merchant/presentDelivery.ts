import type { WebhookDelivery, WebhookEvent } from "@velours/sdk/types";
import type { WebhookDeliveryRow } from "../events/store/webhookDeliveries.ts";

/** A delivery as the contract shows it. */
export const presentDelivery = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: JSON.parse(row.body) as WebhookEvent,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  attemptedAt: row.attempted_at,
  nextAttemptAt: row.next_at,
  deliveredAt: row.delivered_at,
  status: row.status,
  error: row.error,
});

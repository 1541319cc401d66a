import type { Webhook } from "@velours/sdk/types";

/** A webhook of one session. */
export interface StoredWebhook {
  webhook: Omit<Webhook, "revision">;
  /** Tries to send an event, by the key that it is found with; each event has had one. */
  attempts: Map<string, { id: string; eventId: string; waiting: boolean }>;
}

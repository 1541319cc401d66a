import { signWebhook } from "./signWebhook.ts";

/** An event on its way to a receiver. */
export interface SignedEvent {
  id: string;
  /** The event as text: the same bytes each time. */
  body: string;
  /** All that are in use, the newest first. */
  secrets: readonly string[];
}

/** The headers of an event that is sent now, with a signature for each secret. */
export async function webhookHeaders({ id, body, secrets }: SignedEvent): Promise<Record<string, string>> {
  const now = Date.now();
  const timestamp = (now - (now % 1000)) / 1000;
  const signatures = await Promise.all(secrets.map((secret) => signWebhook({ id, timestamp, body }, secret)));
  return {
    "content-type": "application/json",
    "user-agent": "Velours",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

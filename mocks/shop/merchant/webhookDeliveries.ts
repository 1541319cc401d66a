import { mayReadEvent } from "@velours/sdk/shop";
import type { WebhookDelivery, WebhookEvent } from "@velours/sdk/types";
import type { StoredWebhook } from "../../session/StoredWebhook.ts";
import { listEvents } from "../../webhooks/listEvents.ts";
import type { Context } from "../Handler.ts";

const notSent = "The mock sends no events to webhooks of its desk";

/** Deliveries of a webhook whose events the caller may read, the oldest first. The mock sends none, so each has failed. */
export function listDeliveries(context: Context, { webhook, attempts }: StoredWebhook): WebhookDelivery[] {
  const { session, merchant, now } = context;
  const { events, sites, createdAt } = webhook;
  return listEvents(session).flatMap(({ key, ...found }): WebhookDelivery[] => {
    const isWanted =
      found.timestamp >= createdAt &&
      events.includes(found.type) &&
      (sites === null || ("site" in found.data && sites.includes(found.data.site)));
    const stored = attempts.get(key);
    if (!isWanted || (stored === undefined && !webhook.enabled) || !mayReadEvent(merchant, found.type))
      return [];
    const attempt = stored ?? { id: session.newId(), eventId: session.newId(), waiting: false };
    attempts.set(key, attempt);
    const { id, eventId, waiting } = attempt;
    return [
      {
        id,
        event: { id: eventId, ...found } as WebhookEvent,
        state: waiting ? "waiting" : "failed",
        attempts: 1,
        createdAt: found.timestamp,
        attemptedAt: found.timestamp,
        nextAttemptAt: waiting ? now.toISOString() : null,
        deliveredAt: null,
        status: null,
        error: notSent,
      },
    ];
  });
}

import type { Webhook } from "@velours/sdk/types";
import { listSecrets } from "../events/listSecrets.ts";
import type { WebhookRow } from "../events/store/webhooks.ts";
import { toRevision } from "./toRevision.ts";

/** A webhook as the contract shows it, without its secrets. */
export function presentWebhook(
  { id, url, events, sites, enabled, created_at, secrets }: WebhookRow,
  now: Date,
): Webhook {
  const ends = listSecrets(secrets, now).flatMap(({ endsAt }) => endsAt ?? []);
  return {
    id,
    url,
    events,
    sites,
    enabled,
    createdAt: created_at,
    formerSecretEndsAt: ends.sort().at(-1) ?? null,
    // All ends that are stored: a former secret that ends by itself is no change.
    revision: toRevision([url, events, sites, enabled, secrets.map(({ endsAt }) => endsAt)]),
  };
}

import { randomBytes } from "node:crypto";
import { listSecrets } from "./listSecrets.ts";
import type { WebhookSecret } from "./schema.ts";

/** Hours for which events are signed with a former secret as well. */
const overlapHours = 24;

/** Secrets that are in use at once: more only when somebody keeps making new ones. */
const most = 5;

/**
 * Adds a new secret before those in use, which end a day later. A secret whose answer was lost ends as well, while the one
 * that the receiver has goes on.
 */
export function addSecret(secrets: readonly WebhookSecret[], now: Date): [WebhookSecret, ...WebhookSecret[]] {
  const ends = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  const value = `whsec_${randomBytes(32).toString("base64")}`;
  const former = listSecrets(secrets, now).map((secret) => ({ ...secret, endsAt: secret.endsAt ?? ends }));
  return [{ value, endsAt: null }, ...former.slice(0, most - 1)];
}

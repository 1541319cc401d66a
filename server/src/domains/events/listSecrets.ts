import type { WebhookSecret } from "./schema.ts";

/** The secrets that are in use, the newest first. */
export const listSecrets = (secrets: readonly WebhookSecret[], now: Date): WebhookSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);

/** Reading the events that a shop sends to webhooks: for receivers, on any runtime with Web Crypto. */

export type { WebhookEvent, WebhookEventType } from "./generated/types.ts";
export { InvalidSignatureError } from "./webhooks/InvalidSignatureError.ts";
export { parseWebhookEvent, type WebhookHeaders, type WebhookTerms } from "./webhooks/parseWebhookEvent.ts";

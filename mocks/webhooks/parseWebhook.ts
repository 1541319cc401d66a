import { randomBytes } from "node:crypto";
import type { MockWebhook } from "./createSender.ts";

/** Options of a command that sends events. */
export const webhookOptions = {
  webhook: { type: "string" },
  "webhook-secret": { type: "string" },
} as const;

interface WebhookValues {
  webhook?: string | undefined;
  "webhook-secret"?: string | undefined;
}

/** Where a command sends events, with a new secret where none is given; undefined for nowhere. Throws a sentence. */
export function parseWebhook({
  webhook: url,
  "webhook-secret": secret = `whsec_${randomBytes(32).toString("base64")}`,
}: WebhookValues): MockWebhook | undefined {
  if (url === undefined) return undefined;
  if (!/^https?:\/\//.test(url))
    throw new TypeError("--webhook takes an address: --webhook http://localhost:8080/");
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret))
    throw new TypeError("--webhook-secret must begin with whsec_ and go on in Base64.");
  return { url, secret, onFailure: console.warn };
}

/** The sentence that a command prints about it. */
export const describeWebhook = ({ url, secret }: MockWebhook): string =>
  `Events go to ${url}, signed with ${secret}`;

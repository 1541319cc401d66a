import { webhookLimitRefusal, webhookRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { withRevision } from "./log/toRevision.ts";
import { newSecret, withoutSecret } from "./webhookSecret.ts";

/** Makes a webhook, and answers its secret once. */
export const createWebhook: Handler<"createWebhook"> = (input, context) => {
  const create = (): MockResponse => {
    const { session, merchant, now } = context;
    const { url, sites = merchant?.sites ?? null, enabled = true } = input.body;
    const events = [...new Set(input.body.events)];
    const refused =
      webhookRefusal(context, { url, events, sites }) ?? webhookLimitRefusal(session.webhooks.length);
    if (refused !== null) return refused as MockResponse;
    const createdAt = now.toISOString();
    const id = session.newId();
    const webhook = { id, url, events, sites, enabled, createdAt, formerSecretEndsAt: null };
    session.webhooks = [...session.webhooks, { webhook, attempts: new Map() }];
    return { status: 201, body: { webhook: withRevision(webhook), secret: newSecret(session) } };
  };
  return onceForKey(context, "createWebhook", input, create, withoutSecret);
};

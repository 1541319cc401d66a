import { keptParts, webhookRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { findWebhook } from "./findWebhook.ts";
import { withRevision } from "./log/toRevision.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { newSecret as createSecret, withoutSecret } from "./webhookSecret.ts";

/** Hours for which a former secret goes on, as on the server. */
const overlapHours = 24;

/** Changes a webhook, and gives it a new secret when asked to. */
export const changeWebhook: Handler<"changeWebhook"> = (input, context) => {
  const change = (): MockResponse => {
    const { session, now } = context;
    const { newSecret = false, ...values } = input.body;
    const stored = findWebhook(context, input.params.id);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const former = stored.webhook;
    const moved = refuseMoved(withRevision(former), input.headers["if-match"]);
    if (moved !== undefined) return moved;
    const next = { ...former, ...values };
    const webhook = { ...next, events: [...new Set(next.events)] };
    const refused = webhookRefusal(context, webhook, keptParts(former, webhook, newSecret));
    if (refused !== null) return refused as MockResponse;
    if (newSecret)
      webhook.formerSecretEndsAt = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
    session.webhooks = session.webhooks.map((each) => (each === stored ? { ...each, webhook } : each));
    const secret = newSecret ? createSecret(session) : null;
    return { status: 200, body: { webhook: withRevision(webhook), secret } };
  };
  return onceForKey(context, "changeWebhook", input, change, withoutSecret);
};

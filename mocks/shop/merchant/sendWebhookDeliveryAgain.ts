import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findWebhook } from "./findWebhook.ts";
import { withoutEntry } from "./log/recordWrite.ts";
import { listDeliveries } from "./webhookDeliveries.ts";

/** Lets an event wait to be sent again. */
export const sendWebhookDeliveryAgain: Handler<"sendWebhookDeliveryAgain"> = (input, context) =>
  onceForKey(context, "sendWebhookDeliveryAgain", input, () => {
    const { params } = input;
    const stored = findWebhook(context, params.id);
    const list = () => (stored === undefined ? [] : listDeliveries(context, stored));
    const isIt = ({ id }: { id: string }) => id === params.delivery;
    const attempt = stored && list().some(isIt) && [...stored.attempts.values()].find(isIt);
    if (!attempt) return refuse("resourceDoesNotExist");
    if (!stored.webhook.enabled) return withoutEntry({ status: 200, body: list().find(isIt) });
    attempt.waiting = true;
    return { status: 200, body: list().find(isIt) };
  });

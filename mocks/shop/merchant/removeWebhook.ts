import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findWebhook } from "./findWebhook.ts";

/** Removes a webhook with its deliveries. */
export const removeWebhook: Handler<"removeWebhook"> = (input, context) =>
  onceForKey(context, "removeWebhook", input, () => {
    const { session } = context;
    const stored = findWebhook(context, input.params.id);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    session.webhooks = session.webhooks.filter((each) => each !== stored);
    return { status: 204 };
  });

import { isIP } from "node:net";
import { webhookFieldRefusal, webhookRefusal } from "@velours/sdk/shop";
import type { WebhookEventType } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { ErrorResponse } from "../../platform/contract.ts";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import type { WebhookValues } from "../events/store/webhooks.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "validationError">;

/**
 * Why the caller may not have such a webhook, or null. A host's name is looked up when events are sent. `former` are kinds
 * that it sends to the same receiver already: a caller who may not read them may leave them.
 */
export function refuseWebhook(
  { merchant, config }: Pick<Context, "merchant" | "config">,
  { url, events, sites }: Omit<WebhookValues, "secrets">,
  former: readonly WebhookEventType[] = [],
): Refusal | null {
  const refused = webhookRefusal({ merchant }, { url, events, sites }, former);
  if (refused !== null) return refused;
  if (config.environment !== "production") return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return webhookFieldRefusal("url", "The address must begin with https://");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return webhookFieldRefusal("url", "The address must be on the internet, not inside a network");
  return null;
}

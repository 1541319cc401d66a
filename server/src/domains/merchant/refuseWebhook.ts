import { isIP } from "node:net";
import { type KeptParts, webhookFieldRefusal, webhookRefusal } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { ErrorResponse } from "../../platform/contract.ts";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import type { WebhookValues } from "../events/store/webhooks.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "validationError">;

/** Why the caller may not have such a webhook, or null. A host's name is looked up when events are sent. */
export function refuseWebhook(
  { merchant, config }: Pick<Context, "merchant" | "config">,
  { url, events, sites }: Omit<WebhookValues, "secrets">,
  kept?: KeptParts,
): Refusal | null {
  const refused = webhookRefusal({ merchant }, { url, events, sites }, kept);
  if (refused !== null) return refused;
  if (kept?.url || config.environment !== "production") return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return webhookFieldRefusal("url", "The address must begin with https://");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return webhookFieldRefusal("url", "The address must be on the internet, not inside a network");
  return null;
}

import { isIP } from "node:net";
import { webhookEventScope } from "@velours/sdk/rules";
import type { WebhookEventType } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import type { WebhookValues } from "../events/store/webhooks.ts";
import { coversSites, findMissingScope } from "./grants.ts";

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
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "webhooks:write");
  const scopes = events.filter((type) => !former.includes(type)).map(webhookEventScope);
  const missing = findMissingScope(merchant, { scopes, sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  const ofAllSites = events.find((type) => !type.startsWith("order."));
  if (sites !== null && ofAllSites !== undefined)
    return refuseField("events", `${ofAllSites} is of all sites, and this webhook of some`);
  if (config.environment !== "production") return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return refuseField("url", "The address must begin with https://");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return refuseField("url", "The address must be on the internet, not inside a network");
  return null;
}

const refuseField = (field: string, text: string): ErrorResponse<"validationError"> =>
  refuse("validationError", { [field]: text }, { values: { text } });

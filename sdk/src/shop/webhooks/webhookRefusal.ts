import { parseUrl } from "../../parseUrl.ts";
import { webhookEventScope } from "../../rules/merchant/webhookEventScope.ts";
import type { Webhook, WebhookEventType } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { coversSites, findMissingScope } from "../access/grants.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "validationError">;

/** Webhooks of a shop: each event is sent to all that want it. */
const mostWebhooks = 50;

/**
 * Why the caller may not have such a webhook, or null. `former` are kinds that it sends to the same receiver already: a caller
 * who may not read them may leave them.
 */
export function webhookRefusal(
  { merchant }: Caller,
  { url, events, sites }: Pick<Webhook, "url" | "sites"> & { events: readonly WebhookEventType[] },
  former: readonly WebhookEventType[] = [],
): Refusal | null {
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "webhooks:write");
  const scopes = events.filter((type) => !former.includes(type)).map(webhookEventScope);
  const missing = findMissingScope(merchant, { scopes, sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  const ofAllSites = events.find((type) => !type.startsWith("order."));
  if (sites !== null && ofAllSites !== undefined)
    return webhookFieldRefusal("events", `${ofAllSites} is of all sites, and this webhook of some`);
  if (parseUrl(url) === null) return webhookFieldRefusal("url", "This is no address");
  return null;
}

export const webhookFieldRefusal = (field: string, text: string): ErrorResponse<"validationError"> =>
  refuse("validationError", { [field]: text }, { values: { text } });

/** The refusal of one webhook more than a shop may have; or null. */
export const webhookLimitRefusal = (count: number): ErrorResponse<"validationError"> | null =>
  count < mostWebhooks ? null : webhookFieldRefusal("url", `There are ${mostWebhooks} webhooks already`);

/** Kinds of events whose receiver stays the same when a webhook changes so: it may go on to have them. */
export function keptEvents(
  former: Pick<Webhook, "url" | "events" | "sites">,
  { url, sites }: Pick<Webhook, "url" | "sites">,
  newSecret: boolean,
): readonly WebhookEventType[] {
  const isNarrower = coversSites({ sites: former.sites }, sites);
  return url === former.url && !newSecret && isNarrower ? former.events : [];
}

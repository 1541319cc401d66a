import { parseUrl } from "../../parseUrl.ts";
import { webhookEventScope } from "../../rules/merchant/webhookEventScope.ts";
import type { Webhook, WebhookEventType } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { coversSites, findMissingScope } from "../access/grants.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "validationError">;

/** Webhooks of a shop: each event is sent to all that want it. */
const mostWebhooks = 50;

/** Parts of a webhook that are not checked anew when it changes. */
export interface KeptParts {
  /** Kinds of events whose receiver stays the same: a caller who may not read them may leave them. */
  events: readonly WebhookEventType[];
  /** True where nothing is sent to the stored address: it may be from before addresses were checked as they are now. */
  url: boolean;
}

const nothingKept: KeptParts = { events: [], url: false };

/** Why the caller may not have such a webhook, or null. */
export function webhookRefusal(
  { merchant }: Caller,
  { url, events, sites }: Pick<Webhook, "url" | "sites"> & { events: readonly WebhookEventType[] },
  kept = nothingKept,
): Refusal | null {
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "webhooks:write");
  const scopes = events.filter((type) => !kept.events.includes(type)).map(webhookEventScope);
  const missing = findMissingScope(merchant, { scopes, sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  const ofAllSites = events.find((type) => !type.startsWith("order."));
  if (sites !== null && ofAllSites !== undefined)
    return webhookFieldRefusal("events", `${ofAllSites} is of all sites, and this webhook of some`);
  if (!kept.url && parseUrl(url) === null) return webhookFieldRefusal("url", "This is no address");
  return null;
}

export const webhookFieldRefusal = (field: string, text: string): ErrorResponse<"validationError"> =>
  refuse("validationError", { [field]: text }, { values: { text } });

/** The refusal of one webhook more than a shop may have; or null. */
export const webhookLimitRefusal = (count: number): ErrorResponse<"validationError"> | null =>
  count < mostWebhooks ? null : webhookFieldRefusal("url", `There are ${mostWebhooks} webhooks already`);

/** Parts that a webhook keeps when it changes so. */
export function keptParts(
  former: Pick<Webhook, "url" | "events" | "sites">,
  { url, sites, enabled }: Pick<Webhook, "url" | "sites" | "enabled">,
  newSecret: boolean,
): KeptParts {
  const isSame = url === former.url;
  const isNarrower = coversSites({ sites: former.sites }, sites);
  return { events: isSame && !newSecret && isNarrower ? former.events : [], url: isSame && !enabled };
}

import { type LimitName, limits } from "./limits.ts";

/** The rest of an allowance. */
export interface Quota {
  limit: LimitName;
  /** Requests that may be made at once. */
  remaining: number;
  /** Seconds until all of them are back. */
  reset: number;
}

declare module "../context.ts" {
  interface RequestContext {
    /** The caller's allowances after this request; the response names them. */
    quotas: Quota[];
  }
}

/** The allowances of a response, as https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/10/ writes them. */
export const rateLimitHeaders = (quotas: readonly Quota[]) => ({
  "ratelimit-policy": quotas
    .map(({ limit }) => `"${limit}";q=${limits[limit].burst};w=${limits[limit].seconds}`)
    .join(", "),
  ratelimit: quotas.map(({ limit, remaining, reset }) => `"${limit}";r=${remaining};t=${reset}`).join(", "),
});

/**
 * Allowances that are counted down in each response: those of callers that send much. The others are of callers that
 * guess, who are told nothing until there is none left.
 */
const announced: ReadonlySet<LimitName> = new Set<LimitName>([
  "merchantKey",
  "newsletterIp",
  "stockNoticeIp",
  "reviewIp",
  "campaignIp",
  "messageIp",
  "identityIp",
  "logIp",
  "addressIp",
]);

export const isAnnounced = ({ limit }: Quota): boolean => announced.has(limit);

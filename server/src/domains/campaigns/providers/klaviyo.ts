import { callService } from "../../../platform/http/callService.ts";
import type { MarketingProvider } from "../MarketingProvider.ts";

export interface KlaviyoOptions {
  /** `https://a.klaviyo.com` */
  url: string;
  /** A private key with the scopes lists:write, profiles:write and subscriptions:write. */
  key: string;
  /** The list of the newsletter. */
  list: string;
  /** Milliseconds. */
  timeout?: number;
}

/** The version of the API these calls are written for. */
const revision = "2026-01-15";

/** Klaviyo: https://developers.klaviyo.com/en/reference/bulk_subscribe_profiles */
export function klaviyo({ url, key, list, timeout = 10_000 }: KlaviyoOptions): MarketingProvider {
  const headers = {
    authorization: `Klaviyo-API-Key ${key}`,
    revision,
    accept: "application/vnd.api+json",
    "content-type": "application/vnd.api+json",
  };
  return {
    async subscribe({ email, site, source }) {
      const subscriptions = { email: { marketing: { consent: "SUBSCRIBED" } } };
      const profile = { type: "profile", attributes: { email, subscriptions } };
      const target = new URL("/api/profile-subscription-bulk-create-jobs", url);
      const data = {
        type: "profile-subscription-bulk-create-job",
        attributes: {
          custom_source: [site, source].filter((part) => part !== null).join(" "),
          profiles: { data: [profile] },
        },
        relationships: { list: { data: { type: "list", id: list } } },
      };
      await callService({ service: "Klaviyo", url: target, headers, body: { data }, timeout });
    },
  };
}

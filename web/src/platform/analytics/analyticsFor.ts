import type { Shop } from "../api/Shop.ts";
import type { CheckoutAnalytics } from "./CheckoutAnalytics.ts";
import { allowsAnalytics } from "./consent.ts";
import { readAnalytics } from "./readAnalytics.ts";

/** What a purchase on this page says of the shopper's ids; a cookie of an unknown form is put on record. */
export function analyticsFor({ api, site }: Pick<Shop, "api" | "site">, brand: string): CheckoutAnalytics {
  async function log(cookie: string): Promise<void> {
    try {
      await (await api()).writeLog({
        body: {
          level: "warn",
          type: "client",
          message: `unhandled analytics cookie format: ${cookie}`,
          site,
          url: location.origin + location.pathname,
          userAgent: navigator.userAgent.slice(0, 500),
        },
      });
    } catch {}
  }
  return readAnalytics(document.cookie, {
    hostname: location.hostname,
    brand,
    allowed: allowsAnalytics(site),
    unknown: (cookie) => void log(cookie),
  });
}

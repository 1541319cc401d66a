import type { Shop } from "../api/Shop.ts";
import type { CheckoutAnalytics } from "./CheckoutAnalytics.ts";
import { allowsAnalytics } from "./consent.ts";
import { readAnalytics } from "./readAnalytics.ts";

/** The shopper's ids for a purchase on this page; a cookie of an unknown form is logged. */
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

import type { Shop } from "../api/Shop.ts";
import { writeLog } from "../api/writeLog.ts";
import type { CheckoutAnalytics } from "./CheckoutAnalytics.ts";
import { allowsAnalytics } from "./consent.ts";
import { readAnalytics } from "./readAnalytics.ts";

/** The shopper's ids for a purchase on this page; a cookie of an unknown form is logged. */
export function analyticsFor(shop: Pick<Shop, "api" | "site">, brand: string): CheckoutAnalytics {
  const log = (cookie: string) =>
    writeLog(shop, {
      level: "warn",
      type: "client",
      message: `unhandled analytics cookie format: ${cookie}`,
    });
  return readAnalytics(document.cookie, {
    hostname: location.hostname,
    brand,
    allowed: allowsAnalytics(shop.site),
    unknown: (cookie) => void log(cookie),
  });
}

import { siteDay } from "@velours/sdk/rules";
import { serverNow } from "../platform/browser/serverClock.ts";
import { useShopTime } from "./useShopTime.ts";
import { useSites } from "./useSites.ts";

/**
 * A function that tells today, or some days from it, as `YYYY-MM-DD`: reports count days where the site is, which is the
 * caller's first one here, and not where the reader is. The screen is drawn anew when the day ends.
 */
export function useSiteDay(): (days?: number) => string {
  const [site] = useSites();
  useShopTime((now) => siteDay(now, site?.timeZone));
  return (days) => siteDay(serverNow(), site?.timeZone, days);
}

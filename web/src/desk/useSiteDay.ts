import { siteDay } from "@velours/sdk/rules";
import { serverNow } from "../platform/browser/serverClock.ts";
import { useSites } from "./useSites.ts";

/**
 * A function that tells today, or some days from it, as `YYYY-MM-DD`: reports count days where the site is, which is the
 * caller's first one here, and not where the reader is.
 */
export function useSiteDay(): (days?: number) => string {
  const [site] = useSites();
  return (days) => siteDay(serverNow(), site?.timeZone, days);
}

import { readCookie, storageNames } from "@velours/sdk/rules";
import { storeChoice } from "../browser/storeChoice.ts";

/** Whether the shopper allowed analytics on this site. Who has not answered did not. */
export const allowsAnalytics = (site: string): boolean =>
  readCookie(document.cookie, storageNames(site, "").analyticsConsent) === "granted";

/** Remembers the shopper's answer for 365 days; what is recorded from now on obeys it. */
export const storeAnalyticsConsent = (site: string, granted: boolean): void =>
  storeChoice(storageNames(site, "").analyticsConsent, granted ? "granted" : "denied");

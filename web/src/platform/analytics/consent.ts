import { readCookie, storageNames } from "@velours/sdk/rules";
import { storeChoice } from "../browser/storeChoice.ts";

const ANSWERS: Readonly<Record<string, boolean>> = { granted: true, denied: false };

/** The shopper's answer on this site; undefined before they gave one. */
export const readAnalyticsConsent = (site: string): boolean | undefined =>
  ANSWERS[readCookie(document.cookie, storageNames(site, "").analyticsConsent) ?? ""];

/** True when the shopper allowed analytics on this site. A shopper who has not answered did not. */
export const allowsAnalytics = (site: string): boolean => readAnalyticsConsent(site) === true;

/** Remembers the shopper's answer for 365 days; what is recorded from now on obeys it. */
export const storeAnalyticsConsent = (site: string, granted: boolean): void =>
  storeChoice(storageNames(site, "").analyticsConsent, granted ? "granted" : "denied");

import { signalTabs } from "../browser/tabs.ts";
import { forgetPages } from "../offline/forgetPages.ts";
import { readAnalyticsConsent, storeAnalyticsConsent } from "./consent.ts";
import { eraseAnalyticsCookies } from "./eraseAnalyticsCookies.ts";

interface Consent {
  /** Undefined before the shopper answered on this site. */
  granted: boolean | undefined;
  /** The shopper asked for the question again. */
  reopened: boolean;
}

let current: Consent = { granted: undefined, reopened: false };
const listeners = new Set<() => void>();

function publish(next: Consent) {
  if (next.granted === current.granted && next.reopened === current.reopened) return;
  current = next;
  if (next.granted === false) eraseAnalyticsCookies();
  for (const listener of listeners) listener();
}

/** The shopper's answer about analytics, on this page. Browser only. */
export const consentStore = {
  get: () => current,
  /** Reads what is stored. Where the browser refuses cookies, an answer holds for the page. */
  refresh: (site: string) => publish({ ...current, granted: readAnalyticsConsent(site) ?? current.granted }),
  answer(site: string, granted: boolean) {
    storeAnalyticsConsent(site, granted);
    if (!granted) forgetPages();
    publish({ granted, reopened: false });
    signalTabs(site, "consent");
  },
  reopen: () => publish({ ...current, reopened: true }),
  close: () => publish({ ...current, reopened: false }),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

import { createAtom } from "@tanstack/react-store";
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

const consent = createAtom<Consent>(
  { granted: undefined, reopened: false },
  { compare: (before, next) => next.granted === before.granted && next.reopened === before.reopened },
);

// Before anybody else hears of it.
consent.subscribe(({ granted }) => {
  if (granted === false) eraseAnalyticsCookies();
});

function update(change: Partial<Consent>) {
  consent.set((before) => ({ ...before, ...change }));
}

/** The shopper's answer about analytics, on this page. Browser only. */
export const consentStore = {
  get: consent.get,
  subscribe: consent.subscribe,
  /** Reads what is stored. Where the browser refuses cookies, an answer holds for the page. */
  refresh: (site: string) => update({ granted: readAnalyticsConsent(site) ?? consent.get().granted }),
  answer(site: string, granted: boolean) {
    storeAnalyticsConsent(site, granted);
    if (!granted) forgetPages();
    update({ granted, reopened: false });
    signalTabs(site, "consent");
  },
  reopen: () => update({ reopened: true }),
  close: () => update({ reopened: false }),
};

import { storageNames } from "@velours/sdk/rules";
import type { CampaignOutcome, CampaignPage, Language } from "@velours/sdk/types";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { onSignOut } from "../../platform/session/forgetMemberData.ts";

/** The page, in the language its outcome was worded in. */
type OutcomeScope = Pick<CampaignPage, "kind" | "handle" | "date_expired"> & {
  site: string;
  language: Language;
};

export const outcomeKey = ({ site, kind, handle }: Omit<OutcomeScope, "language" | "date_expired">): string =>
  `${storageNames(site, "").outcomes}_${kind}_${handle}`;

/**
 * The outcome of an entry from this browser, without the address: a code that was won stands in one response only, and a
 * reload must not lose it. Another period or another language has none.
 */
export function readOutcome(scope: OutcomeScope): CampaignOutcome | null {
  try {
    const stored = JSON.parse(browserStorage("localStorage").getItem(outcomeKey(scope)) ?? "null");
    const isOfScope = stored?.ends === scope.date_expired && stored.language === scope.language;
    return isOfScope && typeof stored.outcome?.title === "string" ? stored.outcome : null;
  } catch {
    return null;
  }
}

export function storeOutcome(scope: OutcomeScope, outcome: CampaignOutcome | null): void {
  const storage = browserStorage("localStorage");
  const { language, date_expired: ends } = scope;
  if (outcome) storage.setItem(outcomeKey(scope), JSON.stringify({ language, ends, outcome }));
  else storage.removeItem(outcomeKey(scope));
}

/** Removes the outcomes of every campaign of a site. */
function forgetOutcomes(site: string): void {
  const prefix = `${storageNames(site, "").outcomes}_`;
  const storage = browserStorage("localStorage");
  for (const key of storedKeys()) if (key.startsWith(prefix)) storage.removeItem(key);
}

onSignOut(forgetOutcomes);

function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  } catch {
    // A browser that blocks storage has kept none.
    return [];
  }
}

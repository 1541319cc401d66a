import type { CampaignOutcome, CampaignPage, Language } from "@velours/sdk/types";
import { browserStorage } from "../browser/browserStorage.ts";

/** The page, in the language its outcome was worded in. */
type Place = Pick<CampaignPage, "kind" | "handle" | "date_expired"> & { site: string; language: Language };

export const outcomeKey = ({ site, kind, handle }: Omit<Place, "language" | "date_expired">): string =>
  `${site}_campaign_${kind}_${handle}`;

/**
 * The outcome of an entry from this browser, without the address: a code that was won stands in one response only, and a
 * reload must not lose it. Another period or another language has none.
 */
export function readOutcome(place: Place): CampaignOutcome | null {
  try {
    const stored = JSON.parse(browserStorage("localStorage").getItem(outcomeKey(place)) ?? "null");
    const isOfPlace = stored?.ends === place.date_expired && stored.language === place.language;
    return isOfPlace && typeof stored.outcome?.title === "string" ? stored.outcome : null;
  } catch {
    return null;
  }
}

export function storeOutcome(place: Place, outcome: CampaignOutcome | null): void {
  const storage = browserStorage("localStorage");
  const { language, date_expired: ends } = place;
  if (outcome) storage.setItem(outcomeKey(place), JSON.stringify({ language, ends, outcome }));
  else storage.removeItem(outcomeKey(place));
}

import { cachedCampaigns, campaignKey } from "@velours/sdk/rules";
import type { Campaign } from "@velours/sdk/types";

export interface Zones {
  zones: readonly number[];
  provider?: string | undefined;
}

type Load = (zones: Zones, signal: AbortSignal) => Promise<readonly Campaign[]>;

/** Campaigns of zones for one page load: each zones and provider are requested once, an empty answer is kept as null. */
export function createCampaignCache() {
  const answers = new Map<string, readonly Campaign[] | null>();
  return async function get(
    { zones, provider }: Zones,
    { load, scope, signal }: { load: Load; scope: string; signal: AbortSignal },
  ): Promise<readonly Campaign[] | null> {
    const key = `${scope} ${campaignKey(zones, provider)}`;
    const answer = answers.get(key);
    if (answer !== undefined) return answer;
    const loaded = cachedCampaigns(await load({ zones, provider }, signal));
    answers.set(key, loaded);
    return loaded;
  };
}

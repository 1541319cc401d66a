import { parseLocale, withLocale } from "@velours/sdk/shop";
import type { Campaign, Language } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { readCampaigns } from "./store.ts";

/** Campaigns of zones: a list for a comma list, an object by zone for the named form. */
export const listCampaigns: Handler<"listCampaigns"> = async ({ query }, { store, site, sites }) => {
  const { language } = parseLocale(
    withLocale({ configuration: query.configuration }, sites.all(), site).configuration,
  );
  const provider = query.filter?.provider_id || undefined;
  const { zones } = query;
  const numbers = (
    typeof zones === "string" ? zones.split(",") : Object.values(zones).map(({ zone }) => zone)
  ).map(Number);
  const shown = (await readCampaigns(store.db, [...new Set(numbers)]))
    .filter(({ sites }) => (sites ?? [site]).some((code) => code === site))
    .filter(({ provider_id }) => provider === undefined || provider_id === provider)
    .map((campaign) => presentCampaign(campaign, language));
  if (typeof zones === "string") {
    const getPosition = ({ zone }: Campaign) => numbers.indexOf(zone);
    return { status: 200, body: shown.sort((a, b) => getPosition(a) - getPosition(b)) };
  }
  const byZone = numbers.map((number) => [number, shown.filter(({ zone }) => zone === number)]);
  return { status: 200, body: Object.fromEntries(byZone) as Record<string, Campaign[]> };
};

/** A campaign as answers carry it: words in one language. */
function presentCampaign(campaign: Campaign, language: Language): Campaign {
  const { provider_id: _p, sites: _s, translations, ...shown } = campaign;
  return { ...shown, ...translations?.[language] };
}

import { orThrow } from "@velours/sdk";
import { CATEGORY_ZONES } from "@velours/sdk/rules";
import type { Campaign, Currency } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";
import type { CampaignKind } from "./campaignPaths.ts";

const TIMEOUT = 2_000;

/** A campaign's own page; deals are those of a currency. */
export const campaignPageQuery = (
  { api, language }: Shop,
  kind: CampaignKind,
  handle: string,
  currency: Currency,
) =>
  query({
    queryKey: ["campaign page", kind, handle, language, currency],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getCampaignPage({
          params: { path: { kind, handle }, query: { configuration: { language, currency } } },
          signal,
        }),
      ),
  });

/** Campaigns of a category page, by zone. */
export const categoryCampaignsQuery = ({ api, language }: Shop) =>
  query({
    queryKey: ["category campaigns", language],
    queryFn: async ({ signal }) => {
      const zones = Object.fromEntries(CATEGORY_ZONES.map((zone) => [`_${zone}`, { zone: `${zone}` }]));
      const found = orThrow(
        await (await api()).listCampaigns({
          params: { query: { zones, configuration: { language } } },
          signal,
          // Every category page waits for its banners and does without them.
          timeout: TIMEOUT,
          retries: 0,
        }),
      );
      return found as Record<string, Campaign[]>;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

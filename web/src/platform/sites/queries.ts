import { orThrow } from "@velours/sdk";
import type { Shop } from "../api/Shop.ts";
import { derive } from "../api/sharedData.ts";
import { query } from "../queries/createQueries.ts";
import { siteInLanguage } from "./siteInLanguage.ts";

/** Settings of the site, in the page's language: regions, navigation, limits. They hold for the whole visit. */
export const siteQuery = ({ api, site, language }: Shop) =>
  query({
    queryKey: ["site", site],
    queryFn: async ({ signal }) => {
      const settings = orThrow(await (await api()).getSite({ params: { path: { site } }, signal }));
      return derive(settings, language, () => siteInLanguage(settings, language));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

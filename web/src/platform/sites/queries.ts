import { orThrow } from "@velours/sdk";
import type { Shop } from "../api/Shop.ts";
import { query } from "../queries/createQueries.ts";

/** Settings of the site: regions, navigation, limits. They hold for the whole visit. */
export const siteQuery = ({ api, site }: Shop) =>
  query({
    queryKey: ["site", site],
    queryFn: async ({ signal }) =>
      orThrow(await (await api()).getSite({ params: { path: { site } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

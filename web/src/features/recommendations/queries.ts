import { orThrow } from "@velours/sdk";
import { getStrategy, recommendedOrder, regionFilter } from "@velours/sdk/rules";
import type { Product, RecommendationItem, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";

const most = 4;

interface Recommended {
  items: RecommendationItem[];
  /** Ids that are not recommended, such as the promotion's gift. */
  exclude: number[];
  site: Site;
  region: Region;
}

/** Recommendations beside a cart, in the service's order; products that cannot be bought are left out. */
export const recommendationsQuery = (
  { api, language }: Shop,
  { items, exclude, site, region }: Recommended,
) =>
  query<Product[]>({
    queryKey: ["recommendations", items, exclude, language, region.country],
    queryFn: async ({ signal }) => {
      const shop = await api();
      const body = { items, added: null, exclude, limit: most };
      const { ids } = orThrow(await shop.listRecommendations({ body, signal }));
      if (ids.length === 0) return [];
      const products = orThrow(
        await shop.listProducts({
          params: {
            query: {
              ids: ids.join(),
              limit: most,
              filter: {
                source: site.source,
                inventories: {
                  region: regionFilter(region.fulfillment),
                  level: "or:low,high,unlimited",
                },
              },
              configuration: {
                language,
                currency: region.currency,
                strategy: getStrategy(site.flags),
              },
            },
          },
          signal,
        }),
      );
      return recommendedOrder(products, ids);
    },
  });

import { collectionFor, getStrategy, type ListingSearch, withoutPage } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import type { ListingData } from "./loadListing.ts";
import { productsQuery } from "./queries.ts";

/** How many products of a listing a choice of filters leaves, before it is applied. */
export function useFilteredCount(
  { levels, filters }: ListingData,
  search: ListingSearch,
): number | undefined {
  const shop = useShop();
  const site = useSite();
  const { fulfillment, currency } = useRegion();
  const { data } = useQuery({
    ...productsQuery(shop, withoutPage(search), {
      collection: collectionFor(levels, site.shop?.collections)!,
      source: site.source,
      region: fulfillment,
      language: shop.language,
      currency,
      limit: site.limits.pageSize,
      filterKeys: Object.keys(filters),
      strategy: getStrategy(site.flags),
    }),
    placeholderData: keepPreviousData,
  });
  return data?.pagination.total;
}

import { type Client, orThrow } from "@velours/sdk";
import {
  getStrategy,
  type ListingContext,
  type ListingSearch,
  listingQuery,
  type Pagination,
  readPagination,
  regionFilter,
  searchQuery,
} from "@velours/sdk/rules";
import type { Currency, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { derive } from "../../platform/api/sharedData.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { type CardProduct, cardProduct } from "./CardProduct.ts";

/** Title, description and page settings of a listing. Not fetched again for another currency: none of it is money. */
export const collectionQuery = ({ api, language }: Shop, collection: string, currency: Currency) =>
  query({
    queryKey: ["collection", collection, language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getCollection({
          params: { path: { collection }, query: { configuration: { language, currency } } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Filters of a listing, with the counts and prices of a region. */
export const filtersQuery = ({ api }: Shop, collection: string, source: string, region: Region) =>
  query({
    queryKey: ["filters", collection, region.fulfillment, region.currency],
    queryFn: async ({ signal }) => {
      const filters = await orThrow(
        await (await api()).getCollectionFilters({
          params: {
            path: { collection },
            query: {
              filter: { source, inventories: { region: regionFilter(region.fulfillment) } },
              configuration: { currency: region.currency },
            },
          },
          signal,
        }),
      );
      return filters.products;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Prices of standard shipping to a region, by subtotal. */
export const shippingRatesQuery = ({ api }: Shop, { country, currency }: Region) =>
  query({
    queryKey: ["shippingRates", country, currency],
    queryFn: async ({ signal }) => {
      const query = { tiers: "standard", country, configuration: { currency } } as const;
      const rates = await orThrow(await (await api()).listShippingRates({ params: { query }, signal }));
      return rates.data.standard;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A page of a listing, as cards with prices in a currency. */
export interface ListingProducts {
  cards: CardProduct[];
  currency: Currency;
  pagination: Pagination;
}

/** Products are linked to as the site's navigation has them. */
type SiteContext = ListingContext & Pick<Site, "navigation">;

const toListing = (
  response: Awaited<ReturnType<Client["listProducts"]>>,
  { currency, navigation }: Pick<SiteContext, "currency" | "navigation">,
): ListingProducts => {
  const products = orThrow(response);
  return derive(products, currency, () => ({
    cards: products.map((product) => cardProduct(product, currency, navigation)),
    currency,
    pagination: readPagination(response.response.headers),
  }));
};

export const productsQuery = ({ api }: Shop, search: ListingSearch, context: SiteContext) => {
  const parameters = listingQuery(search, context);
  return query<ListingProducts>({
    queryKey: ["products", parameters],
    queryFn: async ({ signal }) =>
      toListing(await (await api()).listProducts({ params: { query: parameters }, signal }), context),
  });
};

/** A page of a search's results. */
export const searchResultsQuery = (
  { api }: Shop,
  search: ListingSearch,
  context: Omit<SiteContext, "collection">,
) => {
  const parameters = searchQuery(search, context);
  return query<ListingProducts>({
    queryKey: ["search", parameters],
    queryFn: async ({ signal }) =>
      toListing(await (await api()).listProducts({ params: { query: parameters }, signal }), context),
  });
};

/** Products by their ids, as cards in that order; one that is not sold is left out. */
export const productsByIdQuery = (
  { api, language }: Shop,
  ids: readonly number[],
  { source, navigation }: Site,
  { fulfillment, currency }: Region,
) =>
  query<CardProduct[]>({
    queryKey: ["products", ids, language, fulfillment, currency],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const response = await (await api()).listProducts({
        params: {
          query: {
            ids: ids.join(),
            filter: { source, inventories: { region: regionFilter(fulfillment) } },
            configuration: { language, currency },
          },
        },
        signal,
      });
      return orThrow(response).map((product) => cardProduct(product, currency, navigation));
    },
  });

/** A product with everything its page shows. */
export const productQuery = ({ api, language }: Shop, id: number, site: Site, region: Region) =>
  query({
    queryKey: ["product", id, language, region.country],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getProduct({
          params: {
            path: { id },
            query: {
              filter: { inventories: { region: regionFilter(region.fulfillment) } },
              configuration: { language, currency: region.currency, strategy: getStrategy(site.flags) },
            },
          },
          signal,
        }),
      ),
  });

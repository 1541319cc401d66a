import {
  getRegion,
  getStrategy,
  type ListingSearch,
  parseSearchWords,
  withLanguage,
} from "@velours/sdk/rules";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { requirePage } from "../../platform/routing/requirePage.ts";
import { orNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { searchResultsQuery } from "../catalogue/queries.ts";
import { suggestionsQuery } from "./queries.ts";

/** Everything the search page shows: results and how they were found, and what is popular where there are none. */
export async function loadSearch({ shop, queries }: RouterContext, search: ListingSearch) {
  const site = await queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const words = parseSearchWords(search);
  const results = searchResultsQuery(shop, search, {
    source: site.source,
    region: region.fulfillment,
    language: shop.language,
    currency: region.currency,
    limit: site.limits.pageSize,
    strategy: getStrategy(site.flags),
    navigation: site.navigation,
  });
  // The page is its results: without suggestions it shows less.
  const getSuggestions = (typed: string) =>
    queries.get(suggestionsQuery(shop, typed, site, region)).catch(() => null);
  const [products, suggestions] = await Promise.all([
    words ? orNotFound(queries.get(results)) : null,
    words ? getSuggestions(words) : null,
  ]);
  if (products) requirePage("/search", search, products.pagination);
  const popular = products && products.pagination.total > 0 ? null : await getSuggestions("");
  const text = textIn(shop.locale);
  return {
    words,
    products,
    corrected: suggestions?.corrected ?? null,
    categories: suggestions?.categories ?? [],
    popular,
    currency: region.currency,
    head: {
      meta: [
        { title: pageTitle(words ? text(m.search_title, { query: words }) : text(m.search), site.name) },
        { name: "description", content: text(m.search_description, { site: site.name }) },
        // Results are no page of their own: the listings are what search engines show.
        { name: "robots", content: "noindex,follow" },
      ],
      links: [{ rel: "canonical", href: shop.origin + withLanguage("/search", shop) }],
    },
    keys: products ? { products: results.queryKey } : {},
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

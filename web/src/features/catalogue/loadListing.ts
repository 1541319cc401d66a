import { redirect } from "@tanstack/react-router";
import { RefusedError, VeloursError } from "@velours/sdk";
import {
  breadcrumbs,
  browseBackLink,
  CATEGORY_PATHS,
  type CategoryLevels,
  type Crumb,
  collectionFor,
  getRegion,
  getStrategy,
  hasUnusualKeys,
  type ListingSearch,
  navigationEntry,
  parseMore,
  parsePageNumber,
  setPage,
  USUAL_FILTER_KEYS,
  withLanguage,
} from "@velours/sdk/rules";
import type { NavigationMenuEntry } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { derive, share } from "../../platform/api/sharedData.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { requirePage } from "../../platform/routing/requirePage.ts";
import { stringifySearch } from "../../platform/routing/searchCodec.ts";
import { orNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { filterGroups } from "./FilterGroup.ts";
import { listingHead } from "./listingHead.ts";
import { listingTexts } from "./listingTexts.ts";
import { collectionQuery, filtersQuery, type ListingProducts, productsQuery } from "./queries.ts";
import { ListingBanners } from "./slots.ts";

/** A request of a listing that failed: `error` is what the shop answered, or why there is no answer. */
class ListingError extends Error {
  readonly error: unknown;

  constructor(cause: VeloursError) {
    super(cause.message, { cause });
    this.error = cause instanceof RefusedError ? cause.error : cause;
  }
}

/** Throws what a listing fails with: a collection that is not there is a page that is not there, whatever failed first. */
async function failListing(first: unknown, collection: Promise<unknown>): Promise<never> {
  const failure = await orNotFound(collection).then(
    () => first,
    (error: unknown) => error,
  );
  throw failure instanceof VeloursError ? new ListingError(failure) : failure;
}

/** True when products were refused for a value in the address that nothing can have. */
const isRefusedSearch = (error: unknown, search: ListingSearch): boolean =>
  error instanceof RefusedError && error.response.status === 400 && Object.keys(search).length > 0;

/**
 * Everything a listing shows. Collection, filters and products are requested together, except with unusual keys.
 * `before` is the page that it follows: after Back the router shows the listing as it was left while it is loaded again.
 */
export async function loadListing(
  { shop, queries }: RouterContext,
  levels: CategoryLevels & { path: string; category: string },
  search: ListingSearch,
  address: string,
  before: readonly unknown[] = [],
) {
  const site = await queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const collection = collectionFor(levels, site.shop?.collections)!;
  const parameters = {
    collection: collectionQuery(shop, collection, region.currency),
    filters: filtersQuery(shop, collection, site.source, region),
  };
  // Of a change of region only the products are reloaded.
  const opened = shownListing(before, levels.path);
  const filtersKey = opened?.keys.filters ?? parameters.filters.queryKey;
  const collectionFound = queries.get(parameters.collection);
  const filtersFound = opened ? Promise.resolve(opened.filters) : queries.get(parameters.filters);
  async function findProducts() {
    // Only the filters answer knows whether an unusual key is a filter; an advertisement's key is none.
    const filterKeys = hasUnusualKeys(search) ? Object.keys(await filtersFound) : USUAL_FILTER_KEYS;
    const context = {
      collection,
      source: site.source,
      region: region.fulfillment,
      language: shop.language,
      currency: region.currency,
      limit: site.limits.pageSize,
      filterKeys,
      strategy: getStrategy(site.flags),
      navigation: site.navigation,
    };
    const first = parsePageNumber(search);
    const more = parseMore(search);
    const pageQueries = Array.from({ length: more + 1 }, (_, at) =>
      productsQuery(shop, setPage(search, first + at), context),
    );
    const found = await Promise.all(pageQueries.map((query) => queries.get(query))).then(
      (pages) => ({ products: joinPages(pages), search }),
      (error) => {
        const shown = shownListing(queries.shown(), levels.path);
        if (shown) return shown;
        throw isRefusedSearch(error, search) ? redirect({ to: levels.path }) : error;
      },
    );
    requirePage(levels.path, found.search, found.products.pagination);
    const [{ queryKey }] = pageQueries as [(typeof pageQueries)[number]];
    return { ...found, key: more > 0 ? [...queryKey, more] : queryKey };
  }
  const [found, filters, { key, products, search: shown }, zones] = await Promise.all([
    collectionFound,
    filtersFound,
    findProducts(),
    ListingBanners.load()?.(shop, queries) ?? null,
  ]).catch((error) => failListing(error, collectionFound));
  const crumbs = named(breadcrumbs(levels.path, site.navigation), site.navigation, shop.language);
  const { path } = levels;
  const texts = listingTexts({ path, page: parsePageNumber(shown), crumbs, collection: found }, site, shop);
  return {
    kind: "listing" as const,
    levels,
    back: backLink(levels, site.navigation, shop.language),
    crumbs,
    currency: products.currency,
    collection: share(found),
    filters: share(filters),
    groups: derive(filters, `${region.country} ${shop.language}`, () => filterGroups(filters, region, shop)),
    products,
    /** The search of the products shown. */
    search: shown,
    /** The same, when others were asked for and could not be loaded. */
    shownInstead: stringifySearch(shown) === stringifySearch(search) ? null : shown,
    zones,
    head: listingHead(texts, crumbs, address, shop.origin + withLanguage("/", shop)),
    keys: {
      collection: parameters.collection.queryKey,
      filters: filtersKey,
      products: key,
    },
  };
}

/** Pages one below the other; a product that moved from one to the next meanwhile is there once. */
export function joinPages(pages: readonly ListingProducts[]): ListingProducts {
  const [only] = pages;
  if (only && pages.length === 1) return only;
  const filled = pages.filter(({ cards }, at) => at === 0 || cards.length > 0);
  const last = filled.at(-1) as ListingProducts;
  const cards = new Map(filled.flatMap((page) => page.cards.map((card) => [card.id, card])));
  return { ...last, cards: [...cards.values()] };
}

interface ShownListing {
  products: ListingProducts;
  search: ListingSearch;
  filters: Parameters<typeof filterGroups>[0];
  keys: { filters: readonly unknown[] };
}

/** The loaded listing of a path: it keeps its filters, and its products when others cannot be loaded. */
const shownListing = (loaded: readonly unknown[], path: string): ShownListing | undefined =>
  (loaded as readonly (ListingData | undefined)[]).find(
    (data) => data?.kind === "listing" && data.levels.path === path,
  );

/**
 * Crumbs are made of the path's English words; in French, and for a site's own listings, the navigation's names serve.
 */
function named(
  crumbs: Crumb[],
  navigation: readonly NavigationMenuEntry[],
  language: Shop["language"],
): Crumb[] {
  return crumbs.map((crumb) => {
    const path = `/${crumb.value}`;
    if (language === "en" && CATEGORY_PATHS.includes(path)) return crumb;
    const entry = navigationEntry(path, navigation);
    return entry ? { ...crumb, label: localizedLabel(entry, language) } : crumb;
  });
}

/** The way back, named after its entry in the navigation; without a name it leads to all products of the fixed listings. */
function backLink(
  levels: CategoryLevels & { category: string },
  navigation: readonly NavigationMenuEntry[],
  language: Shop["language"],
): { path: string; name?: string } | undefined {
  const path = browseBackLink(levels, navigation);
  if (path === undefined) return undefined;
  if (path === "/sex-toys") return { path };
  const entry = navigationEntry(path, navigation);
  return { path, ...(entry && { name: localizedLabel(entry, language) }) };
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;

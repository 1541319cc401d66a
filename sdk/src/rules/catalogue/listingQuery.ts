import type { Currency, components, Language } from "../../types.ts";
import {
  activeFilters,
  filterGroup,
  filterValues,
  type ListingSearch,
  narrowingKey,
  parsePageNumber,
  parseSort,
  type Sort,
  USUAL_FILTER_KEYS,
} from "./filterQuery.ts";

export const PAGE_SIZE = 24;

export interface ListingContext {
  /** Handle of the collection. */
  collection: string;
  /** Site source, `filter[source]`. */
  source: string;
  /** Fulfilment region; INTL always counts. */
  region: string;
  language: Language;
  currency: Currency;
  /** Flag elasticity; left out without a value. */
  strategy?: string | null;
  limit?: number;
  /** Keys of the listing's filters answer, when it is there: no other key of the query is a filter. */
  filterKeys?: readonly string[];
}

const ORDERS: Readonly<Record<Sort, "recommended" | { price?: "ASC" | "DESC"; created_at?: "DESC" }>> = {
  recommended: "recommended",
  "price-low": { price: "ASC" },
  "price-high": { price: "DESC" },
  new: { created_at: "DESC" },
};

/** Regions whose stock is sold in one: its own, and what ships anywhere. */
export const stockRegions = (region: string): string[] => [region, "INTL"];

/** `or:{region},INTL`. */
export const regionFilter = (region: string): string => `or:${stockRegions(region).join()}`;

/** `brand` and `price` narrow like vendors and prices when those are absent. */
function parseFilters(search: ListingSearch, filterKeys: readonly string[]): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const key of activeFilters(search, filterKeys)) {
    const group = filterGroup(key);
    if (narrowingKey(search, group) !== key) continue;
    const values = filterValues(search, key).join(",");
    if (group === "prices") filters.price = values;
    else if (group === "vendors") filters.vendor = `or:${values}`;
    else filters[key] = key === "girth" || key === "length" ? values : `or:${values}`;
  }
  return filters;
}

/** The listing's call: what the URL says, as listProducts wants it. */
export function listingQuery(search: ListingSearch, context: ListingContext) {
  const {
    collection,
    source,
    region,
    language,
    currency,
    strategy,
    limit = PAGE_SIZE,
    filterKeys = USUAL_FILTER_KEYS,
  } = context;
  const filter: components["parameters"]["Filter"] = {
    ...(parseFilters(search, filterKeys) as object),
    source,
    inventories: { region: regionFilter(region) },
  };
  return {
    collections: collection,
    page: parsePageNumber(search),
    limit,
    order: ORDERS[parseSort(search)],
    filter,
    configuration: { language, currency, ...(strategy && { strategy }) },
  };
}

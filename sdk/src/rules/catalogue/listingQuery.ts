import type { Currency, components, Language } from "../../types.ts";
import { activeFilters, filterValues, type ListingSearch, pageOf, type Sort, sortOf } from "./filterQuery.ts";

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
  /** Flag elasticity; left out without a value (SA-103). */
  strategy?: string | null;
  limit?: number;
}

const ORDERS: Readonly<Record<Sort, "recommended" | { price?: "ASC" | "DESC"; created_at?: "DESC" }>> = {
  recommended: "recommended",
  "price-low": { price: "ASC" },
  "price-high": { price: "DESC" },
  new: { created_at: "DESC" },
};

/** `or:{region},INTL`. */
export const regionFilter = (region: string): string => `or:${region},INTL`;

/** `brand` and `price` narrow like vendors and prices when those are absent (SA-025). */
function filtersOf(search: ListingSearch): Record<string, string> {
  const filters: Record<string, string> = {};
  const keys = activeFilters(search);
  for (const key of keys) {
    const values = filterValues(search, key).join(",");
    if (key === "prices" || (key === "price" && !keys.includes("prices"))) filters.price = values;
    else if (key === "vendors" || (key === "brand" && !keys.includes("vendors")))
      filters.vendor = `or:${values}`;
    else if (key === "girth" || key === "length") filters[key] = values;
    else if (key !== "price" && key !== "brand") filters[key] = `or:${values}`;
  }
  return filters;
}

/**
 * The listing's call (7.1, S-726 to S-740): what the URL says, as listProducts wants it. Unknown keys filter by the attribute of that name (SA-024).
 */
export function listingQuery(search: ListingSearch, context: ListingContext) {
  const { collection, source, region, language, currency, strategy, limit = PAGE_SIZE } = context;
  const filter: components["parameters"]["Filter"] = {
    ...(filtersOf(search) as object),
    source,
    inventories: { region: regionFilter(region) },
  };
  return {
    collections: collection,
    page: pageOf(search),
    limit,
    order: ORDERS[sortOf(search)],
    filter,
    configuration: { language, currency, ...(strategy && { strategy }) },
  };
}

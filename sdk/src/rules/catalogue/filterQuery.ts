/** The listing's state as it stands in the URL: one text for each key; values of a key are comma-separated. */
export type ListingSearch = Readonly<Record<string, string | number | undefined>>;

export const SORTS = ["recommended", "price-low", "price-high", "new"] as const;
export type Sort = (typeof SORTS)[number];

const CONTROLS: readonly string[] = ["sort", "page"];

/** The sort chosen; anything unknown is recommended (S-740). */
export const sortOf = (search: ListingSearch): Sort =>
  SORTS.find((sort) => sort === search.sort) ?? "recommended";

/** The page, at least 1. */
export const pageOf = (search: ListingSearch): number => {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Values selected for a key. */
export const filterValues = (search: ListingSearch, key: string): string[] =>
  String(search[key] ?? "")
    .split(",")
    .filter(Boolean);

function withValue(search: ListingSearch, key: string, value: string): ListingSearch {
  const { [key]: _, ...rest } = search;
  return value ? { ...rest, [key]: value } : rest;
}

/** The query without its page. */
export const withoutPage = (search: ListingSearch): ListingSearch => withValue(search, "page", "");

/** Adds or removes a value of a checkbox group; an empty group leaves the query (S-590 to S-592). Only its own key changes. */
export function toggleFilter(search: ListingSearch, key: string, value: string): ListingSearch {
  const values = filterValues(search, key);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withValue(search, key, next.join(","));
}

/** Sets sort, brand or price and removes page; a price of 'all' clears price (S-593, S-594). */
export const setControl = (
  search: ListingSearch,
  key: "sort" | "brand" | "price",
  value: string,
): ListingSearch => withoutPage(withValue(search, key, key === "price" && value === "all" ? "" : value));

/** Goes to a page; page 1 is not written. */
export const setPage = (search: ListingSearch, page: number): ListingSearch =>
  withValue(search, "page", page > 1 ? String(page) : "");

/** Clear removes everything (S-595). */
export const clearFilters = (): ListingSearch => ({});

/** Keys that narrow the listing and have a value. */
export const activeFilters = (search: ListingSearch): string[] =>
  Object.keys(search).filter((key) => !CONTROLS.includes(key) && filterValues(search, key).length > 0);

/** Whether 'Clear Filters' shows: brand, price or any checkbox is set (S-151, SA-038). */
export const hasFilters = (search: ListingSearch): boolean => activeFilters(search).length > 0;

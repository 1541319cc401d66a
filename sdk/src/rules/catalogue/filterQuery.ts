import { getOwn } from "../getOwn.ts";
import { foldFilterValue, toListValue } from "./foldFilterValue.ts";

/** The listing's state as it stands in the URL: one text for each key; values of a key are comma-separated. */
export type ListingSearch = Readonly<Record<string, string | number | undefined>>;

/** Keys of a listing's address that are no filters. */
export const LISTING_KEYS: readonly string[] = ["sort", "page", "more"];

export const SORTS = ["recommended", "price-low", "price-high", "new"] as const;
export type Sort = (typeof SORTS)[number];

/** Keys that say the same as one of the filters answer, when that one is absent. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["brand", "vendors"],
  ["price", "prices"],
]);
/** Keys that listings read without having seen their filters. */
export const USUAL_FILTER_KEYS: readonly string[] = [
  "vendors",
  "prices",
  "color",
  "girth",
  "length",
  "function",
];

/** The sort chosen; anything unknown is recommended. */
export const parseSort = (search: ListingSearch): Sort =>
  SORTS.find((sort) => sort === search.sort) ?? "recommended";

/** The page, at least 1. */
export const parsePageNumber = (search: ListingSearch): number => {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Most pages that are shown below the first one asked for. */
export const MOST_MORE = 9;

/** How many pages are shown below the page of the address, at most 9. */
export const parseMore = (search: ListingSearch): number => {
  const more = Number(search.more);
  return Number.isSafeInteger(more) && more > 0 ? Math.min(more, MOST_MORE) : 0;
};

/** Values selected for a key. */
export const filterValues = (search: ListingSearch, key: string): string[] =>
  String(getOwn(search, key) ?? "")
    .split(",")
    .filter(Boolean);

function withValue(search: ListingSearch, key: string, value: string): ListingSearch {
  const { [key]: _, ...rest } = search;
  return value ? { ...rest, [key]: value } : rest;
}

/** The query without its page and those shown below it. */
export const withoutPage = (search: ListingSearch): ListingSearch =>
  withValue(withValue(search, "page", ""), "more", "");

/**
 * Adds or removes a value of a checkbox group; an empty group leaves the query. Only its own key changes, but a price
 * gives way to price ranges, and ranges under its key move to theirs: one alone there is the slider's.
 */
export function toggleFilter(before: ListingSearch, key: string, value: string): ListingSearch {
  const isPrice = filterGroup(key) === "prices";
  const search = isPrice ? withValue(before, "price", "") : before;
  const values = filterValues(before, key);
  const others = values.filter((otherValue) => foldFilterValue(otherValue) !== foldFilterValue(value));
  return withValue(
    search,
    isPrice ? "prices" : key,
    (others.length < values.length ? others : [...values, toListValue(value)]).join(","),
  );
}

/** True when a value of a key is selected, in any letter case. */
export const isChosen = (search: ListingSearch, key: string, value: string): boolean =>
  filterValues(search, key).some((chosen) => foldFilterValue(chosen) === foldFilterValue(value));

/** Sets sort, brand or price and removes page; a price of 'all' clears price. */
export const setControl = (
  search: ListingSearch,
  key: "sort" | "brand" | "price",
  value: string,
): ListingSearch => {
  const written = key === "brand" ? toListValue(value) : value;
  return withoutPage(withValue(search, key, key === "price" && value === "all" ? "" : written));
};

/** Goes to a page; page 1 is not written. */
export const setPage = (search: ListingSearch, page: number): ListingSearch =>
  withValue(withValue(search, "more", ""), "page", page > 1 ? String(page) : "");

/** Shows that many pages below the page of the address. */
export const setMore = (search: ListingSearch, more: number): ListingSearch =>
  withValue(search, "more", more > 0 ? String(Math.min(more, MOST_MORE)) : "");

/** Clear removes everything. */
export const clearFilters = (): ListingSearch => ({});

/**
 * Keys that narrow the listing and have a value. `filterKeys` are those that the listing's filters answer names;
 * every other key, such as one an advertisement added, is carried along and ignored.
 */
export const activeFilters = (search: ListingSearch, filterKeys: readonly string[]): string[] =>
  Object.keys(search).filter(
    (key) => filterKeys.includes(filterGroup(key)) && filterValues(search, key).length > 0,
  );

/** The group of filters that a key of the search narrows by. */
export const filterGroup = (key: string): string => ALIASES.get(key) ?? key;

/** The key of the search that narrows a group: its own, else one that says the same; undefined for none. */
export function narrowingKey(search: ListingSearch, group: string): string | undefined {
  const active = activeFilters(search, [group]);
  return active.includes(group) ? group : active[0];
}

/** True when only the listing's filters can tell which keys of the search are filters. */
export const hasUnusualKeys = (search: ListingSearch): boolean =>
  Object.keys(search).some(
    (key) => !LISTING_KEYS.includes(key) && !USUAL_FILTER_KEYS.includes(filterGroup(key)),
  );

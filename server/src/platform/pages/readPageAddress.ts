import { isIgnoredKey, USUAL_FILTER_KEYS } from "@velours/sdk/rules";

/** A page's address as the page sees it, and what was left out of its query. */
export interface PageAddress {
  url: string;
  /** The ignored part of the query, as requested: a redirect carries it along. */
  ignored: string;
  /**
   * The page knows every key. A page with other keys is not cached: callers could invent keys without end.
   */
  isKnown: boolean;
}

const listingKeys: ReadonlySet<string> = new Set(["sort", "page", "brand", "price", ...USUAL_FILTER_KEYS]);

/** The address with a query added to its own. */
export const withQuery = (address: string, query: string): string =>
  query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;

/** Takes the keys that no page's content depends on out of an address. */
export function readPageAddress(address: string, isFilterKey: (key: string) => boolean): PageAddress {
  const [path = "/", ...rest] = address.split("?");
  const pairs = rest.join("?").split("&").filter(Boolean);
  const parseKey = (pair: string) => new URLSearchParams(pair).keys().next().value ?? "";
  const ignored = pairs.filter((pair) => isIgnoredKey(parseKey(pair)));
  const seen = pairs.filter((pair) => !isIgnoredKey(parseKey(pair)));
  return {
    url: seen.length > 0 ? `${path}?${seen.join("&")}` : path,
    ignored: ignored.join("&"),
    isKnown: seen.every((pair) => listingKeys.has(parseKey(pair)) || isFilterKey(parseKey(pair))),
  };
}

import type { NavigationMenuEntry } from "../../types.ts";
import { stripLanguage } from "../language.ts";
import { isReservedSegment } from "../sites/pagePaths.ts";
import { CATEGORY_PATHS } from "./categoryPaths.ts";

/** Path of a page in the shop: an address without language, trailing slashes and anything from `?` or `#` on. */
export const toPagePath = (address: string): string =>
  stripLanguage(address.replace(/[?#].*$/s, "")).replace(/(.)\/+$/, "$1");

/** Number at the end of a product's segment: `halo-100017` or `100017`; null when there is none. */
export function parseProductId(segment: string): number | null {
  const digits = /^(?:.*-)?(\d+)$/.exec(segment)?.[1];
  return digits && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

/**
 * True for `/{handle}` and `/{handle}/{handle}` that nothing else of the shop has: no page, no fixed listing, and no
 * product, whose last segment ends in a number.
 */
export function isOwnListingPath(path: string): boolean {
  const [, first, second] = /^\/([^/\s]+)(?:\/([^/\s]+))?$/.exec(path) ?? [];
  if (first === undefined || path !== path.toLowerCase() || isReservedSegment(first)) return false;
  return !CATEGORY_PATHS.includes(path) && (second === undefined || parseProductId(second) === null);
}

/** A navigation's entries on all levels, each before those below it. */
export const flattenNavigation = (navigation: readonly NavigationMenuEntry[]): NavigationMenuEntry[] =>
  navigation.flatMap((entry) => [entry, ...flattenNavigation(entry.menu ?? [])]);

/** Kept for each navigation: a page with many products looks listings up for each. */
const ownPaths = /* @__PURE__ */ new WeakMap<readonly NavigationMenuEntry[], ReadonlySet<string>>();

/** The listings a site has beside the fixed ones: its navigation's entries of a collection or two. */
export function ownListingPaths(navigation: readonly NavigationMenuEntry[]): ReadonlySet<string> {
  let paths = ownPaths.get(navigation);
  if (!paths) {
    const all = flattenNavigation(navigation).map(({ url }) => toPagePath(url));
    paths = new Set(all.filter(isOwnListingPath));
    ownPaths.set(navigation, paths);
  }
  return paths;
}

/** True for a site whose menus lead to one of the fixed listings, and for one without menus. */
export function hasFixedListings(navigation: readonly NavigationMenuEntry[]): boolean {
  const entries = flattenNavigation(navigation);
  return entries.length === 0 || entries.some(({ url }) => CATEGORY_PATHS.includes(toPagePath(url)));
}

/** True when a path is a listing of the site with this navigation. */
export const isListingPath = (path: string, navigation: readonly NavigationMenuEntry[]): boolean =>
  CATEGORY_PATHS.includes(path) || ownListingPaths(navigation).has(path);

/** The navigation's entry for a path, not one for phones alone where there is another. */
export function navigationEntry(
  path: string,
  navigation: readonly NavigationMenuEntry[],
): NavigationMenuEntry | undefined {
  const entries = flattenNavigation(navigation).filter(({ url }) => toPagePath(url) === path);
  return entries.find(({ mobileOnly }) => !mobileOnly) ?? entries[0];
}

/**
 * The listing at a path where the site has it, because a menu leads to it or to the listing above it. Else the first
 * listing that its menus lead to, or the home page.
 */
export function listingOrFirst(path: string, navigation: readonly NavigationMenuEntry[]): string {
  const above = path.slice(0, path.lastIndexOf("/"));
  if (navigationEntry(path, navigation) ?? navigationEntry(above, navigation)) return path;
  const paths = flattenNavigation(navigation).map(({ url }) => toPagePath(url));
  return paths.find((entry) => isListingPath(entry, navigation)) ?? "/";
}

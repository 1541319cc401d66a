import type { NavigationMenuEntry } from "../../types.ts";
import { toPagePath } from "./listingPaths.ts";
import type { CategoryLevels } from "./parsePath.ts";

/** Browse entries shown until 'Show more'. */
export const BROWSE_LIMIT = 12;
/** A filter group with more than BROWSE_LIMIT options shows this many until 'Show more'. */
export const FILTER_GROUP_SHOWN = 10;

function findMenu(navigation: readonly NavigationMenuEntry[], path: string): NavigationMenuEntry[] {
  for (const entry of navigation) {
    if (toPagePath(entry.url) === path && entry.menu?.length) return entry.menu;
    const found = findMenu(entry.menu ?? [], path);
    if (found.length > 0) return found;
  }
  return [];
}

/** Sub-navigation of /{category}, then of /{category}/{subcategory}, without mobileOnly and doubles. */
export function browseEntries(
  navigation: readonly NavigationMenuEntry[],
  { category, subcategory }: CategoryLevels,
): NavigationMenuEntry[] {
  if (!category) return [];
  const entries = [
    ...findMenu(navigation, `/${category}`),
    ...(subcategory ? findMenu(navigation, `/${category}/${subcategory}`) : []),
  ].filter((entry) => !entry.mobileOnly);
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}

/** The one of some entries that leads to a listing: to its bare path, where there is more than one. */
export const currentEntry = (
  entries: readonly NavigationMenuEntry[],
  path: string,
): NavigationMenuEntry | undefined =>
  entries.find(({ url }) => url === path) ?? entries.find(({ url }) => toPagePath(url) === path);

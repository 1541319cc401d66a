import type { NavigationMenuEntry } from "../../types.ts";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { flattenNavigation, isListingPath, toPagePath } from "./listingPaths.ts";
import type { CategoryLevels } from "./parsePath.ts";

/** Browse entries shown until 'Show more'. */
export const BROWSE_LIMIT = 12;
/** A filter group with more than BROWSE_LIMIT options shows this many until 'Show more'. */
export const FILTER_GROUP_SHOWN = 10;

function findMenu(navigation: readonly NavigationMenuEntry[], path: string): NavigationMenuEntry[] {
  for (const entry of navigation) {
    if (entry.url === path && entry.menu?.length) return entry.menu;
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

/**
 * Path of the back link: /sex-toys when elsewhere, else /{category}. A shop whose navigation does not lead to /sex-toys
 * goes back to the category of a subcategory, and nowhere from a category; so does a listing of its own.
 */
export function browseBackLink(
  { category, subcategory }: CategoryLevels & { category: string },
  navigation: readonly NavigationMenuEntry[],
): string | undefined {
  const entries = flattenNavigation(navigation);
  const hasToys = entries.length === 0 || entries.some(({ url }) => toPagePath(url) === "/sex-toys");
  const above = `/${category}`;
  if (hasToys && (CATEGORY_PATHS.includes(above) || !isListingPath(above, navigation))) return "/sex-toys";
  return subcategory !== undefined && isListingPath(above, navigation) ? above : undefined;
}

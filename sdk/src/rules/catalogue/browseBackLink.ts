import type { NavigationMenuEntry } from "../../types.ts";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { flattenNavigation, isListingPath, toPagePath } from "./listingPaths.ts";
import type { CategoryLevels } from "./parsePath.ts";

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

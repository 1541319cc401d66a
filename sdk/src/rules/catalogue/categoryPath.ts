import type { NavigationMenuEntry } from "../../types.ts";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { ownListingPaths } from "./listingPaths.ts";

/**
 * Shortest listing path whose last segment is a collection's handle, of the navigation's own or else of the fixed ones;
 * undefined for a collection without a listing.
 */
export function categoryPath(handle: string, navigation: readonly NavigationMenuEntry[]): string | undefined {
  const shortest = (paths: readonly string[]) =>
    paths.filter((path) => path.endsWith(`/${handle}`)).sort((a, b) => a.length - b.length)[0];
  return shortest([...ownListingPaths(navigation)]) ?? shortest(CATEGORY_PATHS);
}

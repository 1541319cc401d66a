import type { NavigationMenuEntry } from "../../types.ts";
import { categoryPath } from "./categoryPath.ts";
import { isOwnListingPath } from "./listingPaths.ts";

/**
 * Address for a menu's entry that leads to a collection: its listing where it has one, else its own below that of the
 * entry above.
 */
export function collectionAddress(
  handle: string,
  navigation: readonly NavigationMenuEntry[],
  above?: string,
): string {
  const listing = categoryPath(handle, navigation);
  if (listing !== undefined) return listing;
  const below = `${above}/${handle}`;
  return above !== undefined && isOwnListingPath(above) && isOwnListingPath(below) ? below : `/${handle}`;
}

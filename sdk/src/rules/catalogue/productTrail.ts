import type { NavigationMenuEntry, Product, Site } from "../../types.ts";
import { navigationListing } from "./navigationListings.ts";

/**
 * The way from a site's navigation down to a product: the entries that lead to the most particular of its
 * collections, the first such way where several are as long. Empty for a product that no entry leads to.
 */
export function productTrail(
  { collections = [] }: Pick<Product, "collections">,
  navigation: readonly NavigationMenuEntry[],
  shop: Site["shop"],
): NavigationMenuEntry[] {
  /** Below an entry only those count that narrow it to a collection of their own. */
  function longest(entries: readonly NavigationMenuEntry[], above: readonly string[]): NavigationMenuEntry[] {
    let best: NavigationMenuEntry[] = [];
    for (const entry of entries) {
      const handle = navigationListing(entry.url, { navigation, shop })?.collection;
      if (handle === undefined || above.includes(handle) || !collections.includes(handle)) continue;
      const trail = [entry, ...longest(entry.menu ?? [], [...above, handle])];
      if (trail.length > best.length) best = trail;
    }
    return best;
  }
  return longest(navigation, []);
}

import type { NavigationMenuEntry, Site } from "../../types.ts";
import { collectionFor } from "./collectionFor.ts";
import { flattenNavigation } from "./listingPaths.ts";
import { parsePath } from "./parsePath.ts";

/** A listing that a site's navigation leads to. */
export interface NavigationListing {
  path: string;
  /** Handle of its collection. */
  collection: string;
}

/** A site whose listings are looked up. */
export interface ListedSite {
  shop?: Site["shop"] | undefined;
  navigation: readonly NavigationMenuEntry[];
}

/** The listing that an entry of a site's navigation leads to; undefined when it leads elsewhere. */
export function navigationListing(
  url: string,
  { navigation, shop }: ListedSite,
): NavigationListing | undefined {
  const page = parsePath(url, navigation);
  if (page?.kind !== "listing") return undefined;
  const collection = collectionFor(page, shop?.collections);
  return collection === undefined ? undefined : { path: page.path, collection };
}

/** The listings a site's navigation leads to, each once. */
export function navigationListings(site: ListedSite): NavigationListing[] {
  const found = flattenNavigation(site.navigation).flatMap(({ url }) => navigationListing(url, site) ?? []);
  return [...new Map(found.map((listing) => [listing.path, listing])).values()];
}

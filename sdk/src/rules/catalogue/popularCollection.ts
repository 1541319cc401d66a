import { listingOrFirst } from "./listingPaths.ts";
import { type ListedSite, navigationListing } from "./navigationListings.ts";

/** The collection of a site's bestsellers, or of its first listing; undefined where it has none. */
export const popularCollection = (site: ListedSite): string | undefined =>
  navigationListing(listingOrFirst("/top-picks", site.navigation), site)?.collection;

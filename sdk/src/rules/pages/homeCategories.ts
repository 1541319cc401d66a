import type { HomeTile, NavigationMenuEntry, Site } from "../../types.ts";
import { isListingPath, toPagePath } from "../catalogue/listingPaths.ts";

const MOST = 8;

/**
 * Tiles into the categories on the home page: the merchant's own, else the listings that the menus begin with, or those
 * below where they begin with a single one.
 */
export function homeCategories({ home, navigation }: Pick<Site, "home" | "navigation">): HomeTile[] {
  if (home?.categories) return home.categories;
  const listings = (entries: readonly NavigationMenuEntry[]) =>
    entries.filter(({ url, mobileOnly }) => !mobileOnly && isListingPath(toPagePath(url), navigation));
  const first = listings(navigation);
  const shown = first.length > 1 ? first : listings(first.flatMap(({ menu = [] }) => menu));
  return shown.length > 1 ? shown.slice(0, MOST).map(toTile) : [];
}

const toTile = ({ label, label_fr, url }: NavigationMenuEntry): HomeTile => ({
  label,
  ...(label_fr && { label_fr }),
  url,
});

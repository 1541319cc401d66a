import type { NavigationMenuEntry, SiteCode } from "@velours/sdk/types";
import { type Listing, listings } from "./listing.ts";
import { products } from "./products.ts";

const headings = {
  type: "By type",
  size: "By size",
  material: "By material",
};

function sold(site: SiteCode, handle: string): boolean {
  return products.some((product) => product.sources?.includes(site) && product.collections?.includes(handle));
}

function menu(
  site: SiteCode,
  { handle, en, fr, group, children }: Listing,
  prefix: string,
): NavigationMenuEntry {
  const url = `${prefix}/${handle}`;
  const below = (children ?? [])
    .filter((child) => sold(site, child.handle))
    .map((child) => menu(site, child, url));
  const all: NavigationMenuEntry = { label: `All ${en}`, label_fr: `Tout : ${fr}`, url, mobileOnly: true };
  return {
    label: en,
    label_fr: fr,
    url,
    ...(group ? { category: headings[group] } : {}),
    ...(below.length > 0 ? { menu: [all, ...below] } : {}),
  };
}

/** The mega menu of a site: every listing path it sells something under. The last path, a second door to douches, is not in it. */
export const navigation = (site: SiteCode): NavigationMenuEntry[] =>
  listings
    .filter(({ handle }) => handle !== "anal-douches" && sold(site, handle))
    .map((listing) => menu(site, listing, ""));

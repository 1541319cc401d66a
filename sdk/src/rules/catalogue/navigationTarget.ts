import type { NavigationMenuEntry, Site } from "../../types.ts";
import { isPagePath } from "../sites/pagePaths.ts";
import { toPagePath } from "./listingPaths.ts";
import { navigationListing } from "./navigationListings.ts";
import { parsePath } from "./parsePath.ts";

/** Where an entry of a menu leads, as far as its address tells. */
export type NavigationTarget =
  | { kind: "elsewhere" }
  | { kind: "listing"; path: string; collection: string }
  | { kind: "product"; id: number }
  /** A page of the merchant's words. */
  | { kind: "words"; handle: string }
  /** Any other page that each shop has. */
  | { kind: "page" };

/** Where an address leads from a site with these menus; undefined for nowhere. Its collection, page or product may be missing. */
export function navigationTarget(
  url: string,
  site: { navigation: readonly NavigationMenuEntry[]; shop?: Site["shop"] | undefined },
): NavigationTarget | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/.test(url)) return { kind: "elsewhere" };
  if (!url.startsWith("/")) return undefined;
  const listing = navigationListing(url, site);
  if (listing !== undefined) return { kind: "listing", ...listing };
  const page = parsePath(url, site.navigation);
  if (page?.kind === "redirect") return { kind: "page" };
  if (page?.kind === "product") return { kind: "product", id: page.id };
  const path = toPagePath(url);
  const handle = /^\/pages\/([^/]+)$/.exec(path)?.[1];
  if (handle !== undefined) return { kind: "words", handle };
  return isPagePath(path) ? { kind: "page" } : undefined;
}

import type { NavigationMenuEntry } from "../../types.ts";
import { isReservedSegment } from "../sites/pagePaths.ts";
import { CATEGORY_REDIRECTS } from "./categoryPaths.ts";
import { isListingPath, parseProductId, toPagePath } from "./listingPaths.ts";

/** Where a listing stands. */
export interface CategoryLevels {
  category?: string;
  subcategory?: string;
  subsubcategory?: string;
}

export type CataloguePath =
  | ({ kind: "listing"; path: string; category: string } & CategoryLevels)
  | ({ kind: "product"; path: string; id: number; slug: string } & CategoryLevels)
  /** A product below a listing that the site does not have, or has no longer: it is at its `productLink`. */
  | { kind: "moved"; id: number }
  | { kind: "redirect"; path: string };

const toCategoryLevels = ([category, subcategory, subsubcategory]: string[]): CategoryLevels => ({
  ...(category && { category }),
  ...(subcategory && { subcategory }),
  ...(subsubcategory && { subsubcategory }),
});

/**
 * Resolves a path of the catalogue: a listing (configured paths win), a product under a category or at
 * /product/:id/:title, one that moved, a redirect, or null for neither. A leading language and
 * anything from `?` or `#` on are ignored. Beside the fixed listings those of a site's `navigation` are known.
 */
export function parsePath(
  address: string,
  navigation: readonly NavigationMenuEntry[] = [],
): CataloguePath | null {
  const path = toPagePath(address);
  const target = CATEGORY_REDIRECTS[path];
  if (target) return { kind: "redirect", path: target };
  const segments = path.slice(1).split("/");
  if (isListingPath(path, navigation)) {
    return { kind: "listing", path, category: segments[0] as string, ...toCategoryLevels(segments) };
  }
  if (segments[0] === "product") {
    const id =
      /^\d+$/.test(segments[1] ?? "") && segments.length <= 3 ? parseProductId(segments[1] as string) : null;
    return id === null ? null : { kind: "product", path, id, slug: segments.at(-1) as string };
  }
  const slug = segments.at(-1) as string;
  const above = segments.slice(0, -1);
  const id = above.length > 0 && !isReservedSegment(segments[0] as string) ? parseProductId(slug) : null;
  if (id === null || above.length > 3) return null;
  return isListingPath(`/${above.join("/")}`, navigation)
    ? { kind: "product", path, id, slug, ...toCategoryLevels(above) }
    : { kind: "moved", id };
}

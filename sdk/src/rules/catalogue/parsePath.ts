import { stripLanguage } from "../language.ts";
import { CATEGORY_PATHS, CATEGORY_REDIRECTS } from "./categoryPaths.ts";

/** Where a listing stands. */
export interface CategoryLevels {
  category?: string;
  subcategory?: string;
  subsubcategory?: string;
}

export type CataloguePath =
  | ({ kind: "listing"; path: string; category: string } & CategoryLevels)
  | ({ kind: "product"; path: string; id: number; slug: string } & CategoryLevels)
  | { kind: "redirect"; path: string };

const toCategoryLevels = ([category, subcategory, subsubcategory]: string[]): CategoryLevels => ({
  ...(category && { category }),
  ...(subcategory && { subcategory }),
  ...(subsubcategory && { subsubcategory }),
});

/** Id at the end of a product segment: `halo-100017` or `100017`; null when there is none. */
function parseProductId(segment: string): number | null {
  const digits = /^(?:.*-)?(\d+)$/.exec(segment)?.[1];
  return digits && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

/**
 * Resolves a path of the catalogue: a listing (configured paths win), a product under a category or at
 * /product/:id/:title, a redirect, or null for neither. A leading language and
 * anything from `?` or `#` on are ignored.
 */
export function parsePath(address: string): CataloguePath | null {
  const path = stripLanguage(address.replace(/[?#].*$/s, "")).replace(/(.)\/+$/, "$1");
  const target = CATEGORY_REDIRECTS[path];
  if (target) return { kind: "redirect", path: target };
  const segments = path.slice(1).split("/");
  if (CATEGORY_PATHS.includes(path)) {
    return { kind: "listing", path, category: segments[0] as string, ...toCategoryLevels(segments) };
  }
  if (segments[0] === "product") {
    const id =
      /^\d+$/.test(segments[1] ?? "") && segments.length <= 3 ? parseProductId(segments[1] as string) : null;
    return id === null ? null : { kind: "product", path, id, slug: segments.at(-1) as string };
  }
  const slug = segments.at(-1) as string;
  const above = segments.slice(0, -1);
  const id = CATEGORY_PATHS.includes(`/${above.join("/")}`) ? parseProductId(slug) : null;
  return id === null ? null : { kind: "product", path, id, slug, ...toCategoryLevels(above) };
}

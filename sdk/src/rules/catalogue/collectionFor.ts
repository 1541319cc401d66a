import { CATEGORY_PATHS } from "./categoryPaths.ts";
import type { CategoryLevels } from "./parsePath.ts";

/** Level names from the deepest present one up. */
const deepestFirst = ({ category, subcategory, subsubcategory }: CategoryLevels): string[] =>
  [subsubcategory, subcategory, category].filter((level) => level !== undefined);

/** The deepest segment of a listing. */
export const deepestSegment = (levels: CategoryLevels): string | undefined => deepestFirst(levels)[0];

/** Path of a listing, from its levels. */
export const levelsPath = (levels: CategoryLevels): string => `/${deepestFirst(levels).reverse().join("/")}`;

/**
 * Handle of the collection a listing loads: by the deepest segment, else the subcategory, else the category. A segment
 * is its own handle without a map, and where a site's own listing is not in it.
 */
export function collectionFor(
  levels: CategoryLevels,
  collections?: Readonly<Record<string, string>>,
): string | undefined {
  const segments = deepestFirst(levels);
  if (!collections) return segments[0];
  const segment = segments.find((segment) => Object.hasOwn(collections, segment));
  const isOwn = !CATEGORY_PATHS.includes(levelsPath(levels));
  if (isOwn && segment !== segments[0]) return segments[0];
  return segment === undefined ? undefined : collections[segment];
}

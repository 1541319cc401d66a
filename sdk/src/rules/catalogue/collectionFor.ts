import type { CategoryLevels } from "./parsePath.ts";

/** Level names from the deepest present one up. */
const deepestFirst = ({ category, subcategory, subsubcategory }: CategoryLevels): string[] =>
  [subsubcategory, subcategory, category].filter((level) => level !== undefined);

/** The deepest segment of a listing. */
export const deepestSegment = (levels: CategoryLevels): string | undefined => deepestFirst(levels)[0];

/**
 * Handle of the collection a listing loads: by the deepest segment, else the subcategory, else the category.
 * Without a map every segment is its own handle.
 */
export function collectionFor(
  levels: CategoryLevels,
  collections?: Readonly<Record<string, string>>,
): string | undefined {
  const segments = deepestFirst(levels);
  if (!collections) return segments[0];
  const handle = segments.find((segment) => Object.hasOwn(collections, segment));
  return handle === undefined ? undefined : collections[handle];
}

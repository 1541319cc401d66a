import { CATEGORY_PATHS } from "./categoryPaths.ts";

/** Shortest listing path whose last segment is a collection's handle; undefined for a collection without a listing. */
export function categoryPath(handle: string): string | undefined {
  return CATEGORY_PATHS.filter((path) => path.endsWith(`/${handle}`)).sort((a, b) => a.length - b.length)[0];
}

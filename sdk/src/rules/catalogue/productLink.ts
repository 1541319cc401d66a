import type { NavigationMenuEntry, Product } from "../../types.ts";
import { isListingPath } from "./listingPaths.ts";
import { toSlug } from "./toSlug.ts";

/**
 * Path of a product, without language: `/{category}/…/{slug}-{id}` below the deepest listing that its levels name on the
 * site of this navigation, else `/product/{id}/{slug}`.
 */
export function productLink(
  { id, title, meta }: Pick<Product, "id" | "title"> & Partial<Pick<Product, "meta">>,
  navigation: readonly NavigationMenuEntry[],
): string {
  const slug = toSlug(title);
  let path = "";
  let listing = "";
  for (const level of [meta?.category, meta?.subcategory, meta?.subsubcategory]) {
    if (!level) break;
    path += `/${toSlug(level)}`;
    if (isListingPath(path, navigation)) listing = path;
  }
  if (listing) return `${listing}/${slug && `${slug}-`}${id}`;
  return `/product/${id}${slug && `/${slug}`}`;
}

/** Address of a product's page that opens with a variant chosen. */
export const variantLink = (link: string, variantId: number): string => `${link}?variant=${variantId}`;

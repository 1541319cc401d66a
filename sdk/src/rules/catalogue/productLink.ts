import type { Product } from "../../types.ts";
import { toSlug } from "./toSlug.ts";

/**
 * Path of a product, without language: `/{category}/…/{slug}-{id}` with the levels present up to the first missing
 * one, else `/product/{id}/{slug}`.
 */
export function productLink({
  id,
  title,
  meta,
}: Pick<Product, "id" | "title"> & Partial<Pick<Product, "meta">>): string {
  const levels = [meta?.category, meta?.subcategory, meta?.subsubcategory];
  const missing = levels.findIndex((level) => !level);
  const present = (missing < 0 ? levels : levels.slice(0, missing)).map((level) => toSlug(level as string));
  const slug = toSlug(title);
  if (present.length === 0) return slug ? `/product/${id}/${slug}` : `/product/${id}`;
  return `/${[...present, slug ? `${slug}-${id}` : String(id)].join("/")}`;
}

/** Address of a product's page that opens with a variant chosen. */
export const variantLink = (link: string, variantId: number): string => `${link}?variant=${variantId}`;

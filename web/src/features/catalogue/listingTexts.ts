import { CATEGORY_PATHS, type Crumb, ownListingPaths, plainText } from "@velours/sdk/rules";
import type { Collection, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import { m, textIn } from "../../platform/text/useText.ts";

interface Listing {
  path: string;
  /** From 1. */
  page: number;
  crumbs: readonly Crumb[];
  collection: Pick<Collection, "title" | "description" | "meta">;
}

/**
 * Title and description of a listing, which no other page has: a collection that two paths show says where it stands,
 * and a later page says its number.
 */
export function listingTexts(
  { path, page, crumbs, collection }: Listing,
  { name, navigation }: Pick<Site, "name" | "navigation">,
  { locale }: Pick<Shop, "locale">,
): { title: string; description?: string } {
  const text = textIn(locale);
  const segment = path.slice(path.lastIndexOf("/"));
  const isAgain = [...CATEGORY_PATHS, ...ownListingPaths(navigation)].some(
    (other) => other.length < path.length && other.endsWith(segment),
  );
  const where = isAgain ? crumbs.at(-2)?.label : undefined;
  const number = page > 1 ? text(m.page_n, { n: page }) : undefined;
  const description = collection.meta.seoDescription || plainText(collection.description);
  const title = [collection.meta.seoTitle || collection.title, where, number].filter(Boolean).join(" – ");
  return {
    title: pageTitle(title, name),
    ...(description && { description: [where, number, description].filter(Boolean).join(" – ") }),
  };
}

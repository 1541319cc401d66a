import type { CategorySuggestion, NavigationMenuEntry } from "../../types.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { categoryPath } from "./categoryPath.ts";
import { presentCollection } from "./presentCollection.ts";
import type { View } from "./presentProduct.ts";
import { searchText } from "./searchText.ts";
import type { Selection } from "./selection.ts";
import { searchWords } from "./stopWords.ts";

interface Category extends CategorySuggestion {
  /** Units sold of its products. */
  sold: number;
}

/** The categories of a site that have products and a listing, with their titles in the language of a view. */
function listCategories(
  catalogue: CatalogueIndex,
  { source }: Selection,
  view: View,
  navigation: readonly NavigationMenuEntry[],
  isWanted: (title: string) => boolean = () => true,
): Category[] {
  return catalogue.collections().flatMap((collection) => {
    const url = categoryPath(collection.handle, navigation);
    const { title } = presentCollection(collection, view.language);
    // Most are not wanted, and to count what a category sold reads all its products.
    if (url === undefined || !isWanted(title)) return [];
    const { handle } = collection;
    const { count, sold } = catalogue.remember(
      JSON.stringify(["sold", handle, source, view.currency]),
      () => {
        const found = catalogue.select({ source, collection: handle, attributes: new Map() }, view.currency);
        return { count: found.count(), sold: catalogue.countSold(found) };
      },
    );
    return count > 0 ? [{ title, url, sold }] : [];
  });
}

const bySold = (a: Category, b: Category) => b.sold - a.sold || (a.url < b.url ? -1 : 1);

/** Categories whose title has each word at the beginning of one of its own, those that sell most first. */
export function findCategories(
  catalogue: CatalogueIndex,
  search: string,
  selection: Selection,
  view: View,
  navigation: readonly NavigationMenuEntry[],
): CategorySuggestion[] {
  const searched = searchWords(search);
  if (searched.length === 0) return [];
  const isWanted = (title: string) => {
    const words = searchText(title).split(" ");
    return searched.every((word) => words.some((own) => own.startsWith(word)));
  };
  return listCategories(catalogue, selection, view, navigation, isWanted)
    .sort(bySold)
    .map(({ title, url }) => ({ title, url }));
}

/**
 * The categories below the first level, or all where a site has one level, those that sell most first: names a shopper may
 * search for.
 */
export function listPopularCategories(
  catalogue: CatalogueIndex,
  selection: Selection,
  view: View,
  navigation: readonly NavigationMenuEntry[],
): CategorySuggestion[] {
  const categories = listCategories(catalogue, selection, view, navigation);
  const below = categories.filter(({ url }) => url.lastIndexOf("/") > 0);
  return (below.length > 0 ? below : categories).sort(bySold).map(({ title, url }) => ({ title, url }));
}

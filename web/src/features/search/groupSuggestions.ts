import type { ProductSuggestion, Suggestions } from "@velours/sdk/types";
import { searchHref } from "./searchHref.ts";

/** An option of the list. */
export interface SuggestionOption {
  /** Of what it leads to, without spaces: another answer may put it elsewhere. */
  id: string;
  href: string;
  label: string;
  /** True for words to search for. */
  isSearch?: boolean;
  product?: ProductSuggestion;
}

export interface SuggestionGroup {
  kind: "recent" | "popular" | "words" | "categories" | "products" | "popularProducts";
  options: SuggestionOption[];
}

/** From so many letters on there are suggestions. */
export const shortestSearch = 2;

interface Shown {
  /** Undefined until the first answer. */
  found: Suggestions | undefined;
  popular: Suggestions | undefined;
  recent: readonly string[];
}

/**
 * Suggestions of the field, in the order of the arrow keys: for words their matches, else recent and popular
 * searches.
 */
export function groupSuggestions(words: string, { found, popular, recent }: Shown): SuggestionGroup[] {
  const toSearches = (kind: string, list: readonly string[]) =>
    list.map((label) => {
      const href = searchHref(label);
      return { id: `${kind}-${href}`, href, label, isSearch: true };
    });
  const toProducts = (kind: string, list: readonly ProductSuggestion[]) =>
    list.map((product) => ({
      id: `${kind}-${product.id}`,
      href: product.url,
      label: product.title,
      product,
    }));
  const isSearch = words.length >= shortestSearch;
  const isFound = isSearch && found !== undefined && !isNothing(found);
  const groups: SuggestionGroup[] = isFound
    ? [
        { kind: "words", options: toSearches("words", found.words) },
        {
          kind: "categories",
          options: found.categories.map(({ title, url }) => ({
            id: `category-${url}`,
            href: url,
            label: title,
          })),
        },
        { kind: "products", options: toProducts("product", found.products) },
      ]
    : [
        { kind: "recent", options: isSearch ? [] : toSearches("recent", recent) },
        { kind: "popular", options: toSearches("popular", popular?.words ?? []) },
        { kind: "popularProducts", options: toProducts("popular-product", popular?.products ?? []) },
      ];
  return groups.filter(({ options }) => options.length > 0);
}

/** True when words find neither a product nor a category. */
export const isNothing = ({ total, categories }: Suggestions): boolean =>
  total === 0 && categories.length === 0;

import MiniSearch from "minisearch";
import type { Collection, Product } from "../../types.ts";
import { searchText } from "./searchText.ts";
import { stopWords } from "./stopWords.ts";

/** The searched fields of a product, and the weight of a match in each. */
const weights = { title: 6, shelf: 3, vendor: 3, type: 2, attributes: 2, description: 0.5 };

type Entry = { id: number } & Record<keyof typeof weights, string>;

/** More words than this find nothing that fewer do not. */
const mostWords = 8;

/**
 * The words of the catalogue in both languages, in memory: the same answer on either store. Products are known here
 * by their place in the catalogue.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: Object.keys(weights),
    tokenize: splitWords,
    processTerm: (word) => word,
  });

  /** Takes in how a product is now. */
  put(place: number, product: Product, shelves: Shelves): void {
    if (this.#index.has(place)) this.#index.discard(place);
    this.#index.add(toEntry(place, product, shelves));
  }

  /**
   * Products with all the words, each at the start of one of theirs, the best match first. With `typos` a
   * word of four letters may differ in one of them, one of eight in two.
   */
  search(words: string, { typos }: { typos: boolean }): WordMatch[] {
    const query = splitWords(words).slice(0, mostWords).join(" ");
    const options = { boost: weights, combineWith: "AND", prefix: true } as const;
    const fuzzy = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
    return this.#index
      .search(query, { ...options, ...(typos && { fuzzy }) })
      .map(({ id, terms }) => ({ place: id as number, terms }));
  }
}

/** A product that words found, by its place, with its words that matched. */
export interface WordMatch {
  place: number;
  terms: readonly string[];
}

/** Titles of collections in every language, by handle. */
export type Shelves = ReadonlyMap<string, string>;

export function groupShelves(collections: Iterable<Collection>): Shelves {
  return new Map(
    [...collections].map(({ handle, title, translations }) => [
      handle,
      [title, ...Object.values(translations ?? {}).map((words) => words.title)].join(" "),
    ]),
  );
}

function toEntry(place: number, product: Product, shelves: Shelves): Entry {
  const translations = Object.values(product.translations ?? {});
  const withoutTags = (html = "") => html.replace(/<[^>]*>/g, " ");
  return {
    id: place,
    title: [product.title, ...translations.map(({ title }) => title)].join(" "),
    shelf: (product.collections ?? []).map((handle) => shelves.get(handle) ?? "").join(" "),
    vendor: product.vendor,
    type: product.type,
    attributes: Object.values(product.attributes ?? {})
      .flat()
      .join(" "),
    description: [product, ...translations].map(({ description }) => withoutTags(description)).join(" "),
  };
}

const splitWords = (text: string): string[] =>
  searchText(text)
    .split(" ")
    .filter((word) => word !== "" && !stopWords.has(word));

import type { Collection, Product } from "../../types.ts";
import { BitSet } from "./BitSet.ts";
import { getImpact, getPlace, highestImpact, PostingList, toPosting } from "./PostingList.ts";
import { SortedWords } from "./SortedWords.ts";
import { searchWords } from "./stopWords.ts";

/**
 * The searched fields of a product: the weight of a match in each, and how many words usual ones have. In a longer one a
 * match counts less.
 */
const fields = {
  title: { weight: 6, usual: 8 },
  shelf: { weight: 3, usual: 12 },
  vendor: { weight: 3, usual: 2 },
  type: { weight: 2, usual: 1 },
  attributes: { weight: 2, usual: 12 },
  description: { weight: 0.5, usual: 100 },
};

type Field = keyof typeof fields;

/** More words than this find nothing that fewer do not. */
const mostWords = 8;

/** Steps of a posting for each unit of BM25+. */
const impactSteps = 5;

/** Weights of words that only begin like the searched one, or differ from it. */
const prefixWeight = 0.375;
const fuzzyWeight = 0.45;

/** Postings in a part of a dump, but for those of its last word; 256 kB. */
const partPostings = 2 ** 16;

/** Some words in alphabetical order, how many products each has, and the postings of one after the other. */
export interface WordsPart {
  words: string[];
  counts: Uint32Array;
  postings: Uint32Array;
}

/**
 * The words of the catalogue in both languages, in memory: the same answer on either store. Products are known here
 * by their place in the catalogue, and ranked as BM25+ does.
 */
export class SearchIndex {
  /** A word that a single product has, as nearly all names of models, is that posting alone. */
  readonly #postings = new Map<string, number | PostingList>();
  readonly #words = new SortedWords();
  #count: number;
  /** Scores of the search that runs, by place, and how many of its words each has. */
  #scores: Float32Array;
  #matched: Uint8Array;
  readonly #single = new Uint32Array(1);

  /** Of none, or of so many as `restore` puts back. */
  constructor(count = 0) {
    this.#count = count;
    this.#scores = new Float32Array(count);
    this.#matched = new Uint8Array(count);
  }

  /** Products that were taken in. */
  get count(): number {
    return this.#count;
  }

  /** All that it has, in parts; they belong together while no product is taken in. */
  *dump(): Generator<WordsPart> {
    for (const chunk of this.#words.chunks) {
      let words: string[] = [];
      let lists: Uint32Array[] = [];
      let count = 0;
      for (const [nth, word] of chunk.entries()) {
        const list = this.#list(word);
        if (list.length > 0) {
          words.push(word);
          lists.push(list.length === 1 ? list.slice() : list);
          count += list.length;
        }
        if (count < partPostings && nth < chunk.length - 1) continue;
        if (words.length > 0) yield { words, ...joinLists(lists, count) };
        [words, lists, count] = [[], [], 0];
      }
    }
  }

  /** Takes in the next part of another one's dump, in their order. */
  restore({ words, counts, postings }: WordsPart): void {
    let from = 0;
    for (const [nth, word] of words.entries()) {
      const list = postings.subarray(from, from + counts[nth]!);
      from += list.length;
      this.#postings.set(word, list.length === 1 ? list[0]! : new PostingList(list));
    }
    this.#words.append(words);
  }

  /** Takes in a product; in place of the one that it was, if it is here already. */
  put(place: number, product: Product, shelves: Shelves, before?: Product): void {
    const impacts = weighWords(product, shelves);
    const earlier = before && weighWords(before, shelves);
    for (const [word, impact] of earlier ?? []) if (impacts.get(word) !== impact) this.#delete(word, place);
    for (const [word, impact] of impacts)
      if (earlier?.get(word) !== impact) this.#add(word, toPosting(place, impact));
    if (before === undefined) this.#count++;
    if (place < this.#scores.length) return;
    this.#scores = new Float32Array(2 * place + 1);
    this.#matched = new Uint8Array(2 * place + 1);
  }

  /** Gives back the memory that was kept for more products. */
  trim(): void {
    for (const list of this.#postings.values()) if (typeof list !== "number") list.trim();
  }

  /**
   * Products with all the words, each at the start of one of theirs. With `typos` a word of four letters may differ in one
   * of them, one of eight in two.
   */
  search(text: string, { typos }: { typos: boolean }): WordMatches {
    const words = searchWords(text).slice(0, mostWords);
    const searched = words
      .map((word) => {
        const alike = [...this.#findAlike(word, typos)];
        return { alike, size: alike.reduce((sum, [like]) => sum + this.#list(like).length, 0) };
      })
      // The fewest products first: only those can have the other words as well.
      .sort((a, b) => a.size - b.size);
    const candidates = new Uint32Array(Math.min(searched[0]?.size ?? 0, this.#count));
    let count = 0;
    searched.forEach(({ alike }, nth) => {
      for (const [word, weight] of alike) {
        const list = this.#list(word);
        const rarity = weight * Math.log(1 + (this.#count - list.length + 0.5) / (list.length + 0.5));
        count = this.#score(list, rarity, nth, candidates, count);
      }
    });
    const { places, scores } = this.#takeScores(candidates.subarray(0, count), words.length);
    return new WordMatches(places, scores, (some) =>
      searched.flatMap(({ alike }) =>
        alike.map(([word]) => word).filter((word) => some.some((place) => this.#has(word, place))),
      ),
    );
  }

  /**
   * Adds what a word counts to the products that have the `nth` words before it. Products of the first word become
   * candidates; answers how many there are. A loop by index, because a broad search passes millions of postings.
   */
  #score(list: Uint32Array, rarity: number, nth: number, candidates: Uint32Array, count: number): number {
    const scores = this.#scores;
    const matched = this.#matched;
    let found = count;
    for (let at = 0; at < list.length; at++) {
      const posting = list[at]!;
      const place = getPlace(posting);
      const before = matched[place]!;
      if (before < nth) continue;
      if (before === nth) {
        if (nth === 0) candidates[found++] = place;
        matched[place] = nth + 1;
      }
      scores[place]! += rarity * getImpact(posting);
    }
    return found;
  }

  /** The candidates that have all of the words, with their scores; nothing is left for the next search. */
  #takeScores(candidates: Uint32Array, words: number): { places: Uint32Array; scores: Float32Array } {
    const places = new Uint32Array(candidates.length);
    const scores = new Float32Array(candidates.length);
    let count = 0;
    for (let at = 0; at < candidates.length; at++) {
      const place = candidates[at]!;
      if (this.#matched[place] === words) {
        places[count] = place;
        scores[count++] = this.#scores[place]!;
      }
      this.#scores[place] = this.#matched[place] = 0;
    }
    return { places: places.subarray(0, count), scores: scores.subarray(0, count) };
  }

  /** The words that a searched one stands for, with the weight of each. */
  *#findAlike(word: string, typos: boolean): Generator<[word: string, weight: number]> {
    for (const like of this.#words.startingWith(word)) {
      const more = like.length - word.length;
      yield [like, more === 0 ? 1 : (prefixWeight * like.length) / (like.length + 0.3 * more)];
    }
    const most = !typos || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    if (most === 0) return;
    for (const [like, distance] of this.#words.near(word, most))
      if (!like.startsWith(word)) yield [like, (fuzzyWeight * like.length) / (like.length + distance)];
  }

  /** The postings of a word; shared until the next call. */
  #list(word: string): Uint32Array {
    const list = this.#postings.get(word)!;
    if (typeof list !== "number") return list.all;
    this.#single[0] = list;
    return this.#single;
  }

  #has(word: string, place: number): boolean {
    const list = this.#postings.get(word)!;
    return typeof list === "number" ? getPlace(list) === place : list.has(place);
  }

  #add(word: string, posting: number): void {
    const list = this.#postings.get(word);
    if (list === undefined) {
      this.#postings.set(word, posting);
      this.#words.add(word);
    } else if (typeof list === "number") {
      this.#postings.set(word, new PostingList(Uint32Array.of(list, posting).sort()));
    } else list.add(posting);
  }

  /** A word that no product has any more keeps its place among the words. */
  #delete(word: string, place: number): void {
    const list = this.#postings.get(word)!;
    if (typeof list === "number") this.#postings.set(word, new PostingList(new Uint32Array(0)));
    else list.delete(place);
  }
}

/** Products that words find. */
export class WordMatches {
  readonly #places: Uint32Array;
  readonly #scores: Float32Array;
  /** Words of any of some places that matched. */
  readonly listTerms: (places: readonly number[]) => string[];

  constructor(places: Uint32Array, scores: Float32Array, listTerms: (places: readonly number[]) => string[]) {
    this.#places = places;
    this.#scores = scores;
    this.listTerms = listTerms;
  }

  /** All of them, in no order. */
  get places(): BitSet {
    const bits = new BitSet((this.#places.at(-1) ?? 0) + 1);
    for (let nth = 0; nth < this.#places.length; nth++) bits.add(this.#places[nth]!);
    return bits;
  }

  /** The `count` that match best, of those in a set; of equal ones the one that came into the catalogue first. */
  best(among: BitSet, count: number): number[] {
    const best: number[] = [];
    const places = this.#places;
    const scores = this.#scores;
    const isBefore = (a: number, b: number) =>
      scores[a]! > scores[b]! || (scores[a] === scores[b] && places[a]! < places[b]!);
    for (let nth = 0; nth < places.length; nth++) {
      const isFull = best.length >= count;
      // Nearly all of many matches end here.
      if (isFull && !isBefore(nth, best.at(-1)!)) continue;
      if (!among.has(places[nth]!)) continue;
      if (isFull) best.pop();
      let low = 0;
      let high = best.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (isBefore(best[middle]!, nth)) low = middle + 1;
        else high = middle;
      }
      best.splice(low, 0, nth);
    }
    return best.map((nth) => places[nth]!);
  }
}

/** Titles of collections in every language, by handle; none of one with rules, which no product enters by naming it. */
export type Shelves = ReadonlyMap<string, string>;

export function groupShelves(collections: Iterable<Collection>): Shelves {
  return new Map(
    [...collections]
      .filter(({ rules }) => !rules)
      .map(({ handle, title, translations }) => [
        handle,
        [title, ...Object.values(translations ?? {}).map((words) => words.title)].join(" "),
      ]),
  );
}

function joinLists(lists: readonly Uint32Array[], count: number): Pick<WordsPart, "counts" | "postings"> {
  const counts = Uint32Array.from(lists, ({ length }) => length);
  const postings = new Uint32Array(count);
  let from = 0;
  for (const list of lists) {
    postings.set(list, from);
    from += list.length;
  }
  return { counts, postings };
}

/** The words of a product, with what each counts in a search. */
function weighWords(product: Product, shelves: Shelves): Map<string, number> {
  const impacts = new Map<string, number>();
  const texts = listTexts(product, shelves);
  for (const [field, { weight, usual }] of Object.entries(fields)) {
    const counts = new Map<string, number>();
    for (const word of texts[field as Field].flatMap(searchWords))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      // BM25+ with k = 1.2, b = 0.7, d = 0.5.
      const often = 0.5 + (count * 2.2) / (count + 1.2 * (0.3 + (0.7 * counts.size) / usual));
      const impact = (impacts.get(word) ?? 0) + weight * often * impactSteps;
      impacts.set(word, Math.min(highestImpact, impact));
    }
  }
  for (const [word, impact] of impacts) impacts.set(word, Math.max(1, impact | 0));
  return impacts;
}

/** Titles are apart, because one of nothing but stop words is found by them, whatever its translation says. */
function listTexts(product: Product, shelves: Shelves): Record<Field, string[]> {
  const translations = Object.values(product.translations ?? {});
  const withoutTags = (html = "") => html.replace(/<[^>]*>/g, " ");
  return {
    title: [product.title, ...translations.map(({ title }) => title)],
    shelf: [(product.collections ?? []).map((handle) => shelves.get(handle) ?? "").join(" ")],
    vendor: [product.vendor],
    type: [product.type],
    attributes: [
      Object.values(product.attributes ?? {})
        .flat()
        .join(" "),
    ],
    description: [[product, ...translations].map(({ description }) => withoutTags(description)).join(" ")],
  };
}

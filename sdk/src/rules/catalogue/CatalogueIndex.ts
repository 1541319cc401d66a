import type { Collection, Currency, FilterCounts, Product } from "../../types.ts";
import { BitSet } from "./BitSet.ts";
import { type CollectionRules, matchRules, toDay } from "./collectionRules.ts";
import { type IndexedProduct, toIndexedProduct } from "./indexedProduct.ts";
import { NumberColumn } from "./NumberColumn.ts";
import { type GroupsDump, ProductGroups } from "./ProductGroups.ts";
import { presentProduct, type View } from "./presentProduct.ts";
import type { ProductRecord } from "./productRecord.ts";
import { groupShelves, SearchIndex, type Shelves, type WordsPart } from "./SearchIndex.ts";
import { SortedPlaces } from "./SortedPlaces.ts";
import type { SelectedCollection, Selection, SortOrder } from "./selection.ts";

/** A product as one view of the catalogue has it, with its text, ready to send. */
interface Presented {
  product: Readonly<Product>;
  json: string;
}

/** Which part of an ordered set is asked for, and what the order depends on. */
interface Ordering {
  currency: Currency;
  /** Ranks 'recommended' by the products' own rank for it, where a product has one. */
  strategy: string | undefined;
  offset: number;
  limit: number;
}

/** Matches of a search for words. */
interface FoundByWords {
  places: BitSet;
  /** The `count` that match best, of those in a set. */
  best: (among: BitSet, count: number) => number[];
  /** Words that matched in the best of a set, where only words with typing errors forgiven found something. */
  listTerms: (among: BitSet) => string[];
}

/** All that an index found in its records, as plain data, so that it can be kept beside them. */
export interface CatalogueDump {
  created: Float64Array;
  ranks: ReadonlyMap<number, NonNullable<Product["strategies"]>>;
  groups: GroupsDump;
  /** The products whose words `dumpWords` has, and the titles of collections that they are found by. */
  words: { count: number; shelves: Shelves };
}

/**
 * The catalogue in memory, for reading: one bit for each product and each value it can be found by, so that a
 * listing with its counts takes no query. Its owner reports changes with `take`.
 */
export class CatalogueIndex<Stored extends ProductRecord = ProductRecord> {
  #collections = new Map<string, Collection>();
  readonly #records: Stored[] = [];
  readonly #places = new Map<number, number>();
  #groups = new ProductGroups();
  readonly #orders = new Map<string, SortedPlaces>();
  /** Results since the last change, by what they were asked by. */
  readonly #remembered = new Map<string, unknown>();
  /** Orders that are being sorted, with the products that changed meanwhile. */
  readonly #sorting = new Map<
    string,
    { steps: ReturnType<typeof SortedPlaces.sort>; changed: Set<number> }
  >();
  #shelves: Shelves = new Map();
  /** Collections that have rules, by handle. */
  #rules: ReadonlyMap<string, CollectionRules> = new Map();
  /** Products of those that were asked for since the last change. */
  readonly #ruled = new Map<string, BitSet>();
  /** When products came into the shop, by place; milliseconds since 1970. */
  #created = new NumberColumn();
  readonly #now: () => number;
  /** The day that rules are judged on: that of the last change, so that all answers of a revision agree. */
  #today = 0;
  /** The words of the first products, up to all of them. */
  #search = new SearchIndex();
  /** Strategies that products name; an unknown one sorts as no strategy does. */
  readonly #strategies = new Set<string>();
  /** Ranks for these strategies, of the products that have any, by place. */
  readonly #ranks = new Map<number, NonNullable<Product["strategies"]>>();
  readonly #presented = new Map<string, Map<number, Presented>>();
  #presentedCount = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Takes in products that are new or changed, and all collections as they are now. `indexed` says of each record what
   * its document and stock say, for an owner that has that without reading them: reading can cost a parse.
   */
  take(
    records: readonly Stored[],
    collections: readonly Collection[],
    indexed: readonly IndexedProduct[] = records.map(toIndexedProduct),
  ): void {
    this.#remembered.clear();
    this.#collections = new Map(collections.map((collection) => [collection.handle, collection]));
    const shelves = groupShelves(collections);
    // Products are found by the titles of their collections too.
    if (JSON.stringify([...shelves]) !== JSON.stringify([...this.#shelves])) this.#search = new SearchIndex();
    this.#shelves = shelves;
    this.#takeRules(collections);
    const changed = new Set(records.map((record, nth) => this.#take(record, indexed[nth]!)));
    for (const sorting of this.#sorting.values()) for (const place of changed) sorting.changed.add(place);
    for (const places of this.#orders.values()) places.replace(changed);
    for (const presented of this.#presented.values())
      for (const place of changed) if (presented.delete(place)) this.#presentedCount--;
  }

  /** True when products leave or enter collections by the time alone, and a day has passed since the last change. */
  get isOfAnotherDay(): boolean {
    return this.#hasTimedRules && toDay(this.#now()) !== this.#today;
  }

  collection(handle: string): Collection | undefined {
    return this.#collections.get(handle);
  }

  collections(): Collection[] {
    return [...this.#collections.values()];
  }

  /** A product on sale in the currency of a view, or undefined. */
  product(id: number, view: View): Readonly<Product> | undefined {
    const place = this.#places.get(id);
    return place === undefined || !this.#groups.soldIn(view.currency).has(place)
      ? undefined
      : this.#present(place, view).product;
  }

  /** The products of these places with the text of each, ready to send. */
  present(places: readonly number[], view: View): readonly Readonly<Presented>[] {
    return places.map((place) => this.#present(place, view));
  }

  /** A stored product that is shown, whatever it is sold in; undefined for any other. */
  record(id: number): Stored | undefined {
    const place = this.#places.get(id);
    return place === undefined || !this.#groups.shown.has(place) ? undefined : this.#records[place];
  }

  /** A stored product, shown or not. */
  stored(id: number): Stored | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#records[place];
  }

  /** All stored products, shown or not, in the order of their places. */
  allRecords(): readonly Stored[] {
    return this.#records;
  }

  /** All that it found in its records; shared with it, so to be copied before the next `take`. */
  dump(): CatalogueDump {
    return {
      created: this.#created.take(this.#records.length),
      ranks: this.#ranks,
      groups: this.#groups.dump(),
      words: { count: this.hasWords ? this.#search.count : 0, shelves: this.#shelves },
    };
  }

  /** The words of all products, in parts; none while they are not all indexed. They are a whole until the next `take`. */
  dumpWords(): Iterable<WordsPart> {
    return this.hasWords ? this.#search.dump() : [];
  }

  /** Takes in the next records of a catalogue that is kept, in their order; nothing is found before `restore`. */
  takeKept(records: readonly Stored[]): void {
    for (const record of records) this.#places.set(record.id, this.#records.push(record) - 1);
  }

  /** Has what was found in these records. */
  restore({ created, ranks, groups, words }: CatalogueDump): void {
    this.#created = new NumberColumn(created);
    this.#groups = new ProductGroups(groups);
    this.#search = new SearchIndex(words.count);
    this.#shelves = words.shelves;
    for (const [place, strategies] of ranks) this.#rank(place, strategies);
  }

  /** Has the next part of the words. */
  restoreWords(part: WordsPart): void {
    this.#search.restore(part);
  }

  /** The stored products of a set, as the merchant wrote them. */
  records(found: BitSet): Stored[] {
    const records: Stored[] = [];
    found.forEach((place) => {
      records.push(this.#records[place]!);
    });
    return records;
  }

  /** Products that a collection has with these rules, or those that name it where it has none; shown or not. */
  ofCollection({ handle, rules }: SelectedCollection): BitSet {
    if (rules === undefined) return this.#groups.byCollection(handle);
    return matchRules(rules, { groups: this.#groups, created: this.#created, today: this.#today });
  }

  /** Products of a type, shown or not. */
  ofType(type: string): BitSet {
    return this.#groups.byType(type);
  }

  /** Every product a selection leaves. */
  select(selection: Selection, currency: Currency): BitSet {
    const groups = this.#groups;
    let found = groups.soldIn(currency);
    const narrow = (bits: BitSet) => {
      found = found.and(bits);
    };
    if (selection.source !== undefined) narrow(groups.bySource(selection.source));
    const { collection } = selection;
    if (collection !== undefined)
      narrow(typeof collection === "string" ? this.#byCollection(collection) : this.ofCollection(collection));
    if (selection.ids !== undefined) narrow(toBitSet(this.getPositions(selection.ids)));
    if (selection.regions !== undefined || selection.levels !== undefined) {
      narrow(groups.byStock(selection.regions, selection.levels));
    }
    if (selection.vendors !== undefined) narrow(groups.byVendors(selection.vendors));
    for (const [key, values] of selection.attributes) narrow(groups.byAttribute(key, values));
    if (selection.prices !== undefined) narrow(groups.byPrices(found, selection.prices, currency));
    if (selection.places !== undefined) narrow(selection.places);
    return found;
  }

  /**
   * The selection without the attributes that no product of its listing has: only what the listing's filters answer
   * names is a filter, and an address may carry anything.
   */
  withoutForeignAttributes(selection: Selection, currency: Currency): Selection {
    if (selection.attributes.size === 0) return selection;
    const { source, collection, regions, levels } = selection;
    const listing = this.select({ source, collection, regions, levels, attributes: new Map() }, currency);
    const attributes = [...selection.attributes].filter(([key]) => this.#groups.hasAttribute(key, listing));
    return { ...selection, attributes: new Map(attributes) };
  }

  /** True when products have an attribute of this name, so that a listing may be narrowed by it. */
  isFilterKey(key: string): boolean {
    return this.#groups.hasAttribute(key, this.#groups.shown);
  }

  /**
   * Sorts the products in an order and counts their prices in small steps, if they are not yet, so that other work can run
   * between them.
   */
  async prepareOrder(order: SortOrder, currency: Currency, strategy: string | undefined): Promise<void> {
    while (
      this.#sortSome(order, currency, strategy) === undefined ||
      !this.#groups.groupPrices(currency, pricedStep)
    )
      await new Promise((resolve) => setTimeout(resolve));
  }

  /** True when searches find every product. */
  get hasWords(): boolean {
    return this.#search.count === this.#records.length;
  }

  /** Makes the index of words in small steps, so that other work can run between them. */
  async prepareSearch(): Promise<void> {
    while (!this.#indexSome(searchStep)) await new Promise((resolve) => setTimeout(resolve));
  }

  /**
   * Products that words find among those a site sells in a currency, the best match first. Only where nothing has the
   * words as they are written are they taken for typing errors.
   */
  search(words: string, source: string | undefined, currency: Currency): FoundByWords {
    this.#indexSome(Number.POSITIVE_INFINITY);
    const sold = this.select({ source, attributes: new Map() }, currency);
    const find = (typos: boolean) => {
      const matches = this.#search.search(words, { typos });
      return { matches, places: matches.places.and(sold) };
    };
    const exact = find(false);
    const isExact = exact.places.count() > 0;
    const { matches, places } = isExact ? exact : find(true);
    return {
      places,
      best: (among, count) => matches.best(among, count),
      listTerms: (among) => (isExact ? [] : matches.listTerms(matches.best(among, readTerms))),
    };
  }

  /** A result that depends on the catalogue and its key alone, as it is; made once a change, because it can read all products. */
  remember<Result>(key: string, make: () => Result): Readonly<Result> {
    if (this.#remembered.has(key)) return this.#remembered.get(key) as Result;
    // Addresses may carry anything: a stranger must not fill the memory with ever new ones.
    if (this.#remembered.size >= maximumRemembered) this.#remembered.clear();
    const result = make();
    this.#remembered.set(key, result);
    return result;
  }

  /** Units sold of all these products. */
  countSold(found: BitSet): number {
    let sold = 0;
    found.forEach((place) => {
      sold += this.#records[place]!.popularity;
    });
    return sold;
  }

  /** The members of a set in order, `limit` of them from `offset`. */
  ordered(found: BitSet, order: SortOrder, { currency, strategy, offset, limit }: Ordering): number[] {
    const places: number[] = [];
    let passed = 0;
    for (const place of this.#order(order, currency, strategy).among(found)) {
      if (passed++ < offset) continue;
      if (places.length === limit) break;
      places.push(place);
    }
    return places;
  }

  /** Places of products by id, in the order of the ids. */
  getPositions(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.#places.get(id) ?? []);
  }

  vendorCounts(found: BitSet): FilterCounts {
    return this.#groups.countVendors(found);
  }

  priceCounts(found: BitSet, currency: Currency): FilterCounts {
    return this.#groups.countPrices(found, currency);
  }

  attributeCounts(found: BitSet): Record<string, FilterCounts> {
    return this.#groups.countAttributes(found);
  }

  /** The document of a record that is not read again soon. */
  protected readOnce(record: Stored): Product {
    return record.document;
  }

  get #hasTimedRules(): boolean {
    return [...this.#rules.values()].some(({ all = [], any = [] }) =>
      [...all, ...any].some(({ newDays }) => newDays !== undefined),
    );
  }

  #takeRules(collections: readonly Collection[]): void {
    const rules = new Map(
      collections.flatMap(({ handle, rules }) => (rules ? [[handle, rules] as const] : [])),
    );
    const today = toDay(this.#now());
    const isSame =
      JSON.stringify([...rules]) === JSON.stringify([...this.#rules]) &&
      (today === this.#today || !this.#hasTimedRules);
    // Products are shown with the collections that rules put them into.
    if (!isSame) {
      this.#presented.clear();
      this.#presentedCount = 0;
    }
    this.#rules = rules;
    this.#today = today;
    this.#ruled.clear();
  }

  /** Products that name a collection, or that its rules let in. */
  #byCollection(handle: string): BitSet {
    const rules = this.#rules.get(handle);
    if (rules === undefined) return this.ofCollection({ handle });
    let found = this.#ruled.get(handle);
    if (found === undefined) {
      found = this.ofCollection({ handle, rules });
      this.#ruled.set(handle, found);
    }
    return found;
  }

  /** Handles of the collections a product is in, with those that have rules. */
  #collectionsOf(place: number, own: readonly string[] = []): string[] {
    const ruled = [...this.#rules.keys()].filter((handle) => this.#byCollection(handle).has(place));
    return [...own.filter((handle) => !this.#rules.has(handle)), ...ruled];
  }

  protected findPresented(view: string, place: number): Presented | undefined {
    return this.#presented.get(view)?.get(place);
  }

  #present(place: number, view: View): Presented {
    const key = `${view.language} ${view.currency} ${view.regions?.join() ?? "*"}`;
    const cached = this.findPresented(key, place);
    if (cached !== undefined) return cached;
    let presented = this.#presented.get(key);
    // Regions come from the query: a stranger must not fill the memory with ever new ones.
    const full = presented === undefined && this.#presented.size >= maximumViews;
    if (full || this.#presentedCount >= maximumPresented) {
      this.#presented.clear();
      this.#presentedCount = 0;
      presented = undefined;
    }
    if (presented === undefined) {
      presented = new Map();
      this.#presented.set(key, presented);
    }
    const shown = presentProduct(this.#records[place]!, view);
    const product =
      this.#rules.size === 0
        ? shown
        : { ...shown, collections: this.#collectionsOf(place, shown.collections) };
    const entry = { product, json: JSON.stringify(product) };
    presented.set(place, entry);
    this.#presentedCount++;
    return entry;
  }

  /** Answers the place of what it took in. */
  #take(record: Stored, indexed: IndexedProduct): number {
    let place = this.#places.get(record.id);
    if (place === undefined) {
      place = this.#records.length;
      this.#places.set(record.id, place);
    } else {
      const before = this.#records[place]!;
      this.#groups.remove(toIndexedProduct(before), before, place);
      if (place < this.#search.count)
        this.#search.put(place, record.document, this.#shelves, before.document);
    }
    this.#records[place] = record;
    this.#created.set(place, Date.parse(record.created_at));
    this.#rank(place, indexed.strategies);
    this.#groups.add(indexed, record, place);
    return place;
  }

  #rank(place: number, strategies: Product["strategies"]): void {
    if (strategies) this.#ranks.set(place, strategies);
    else this.#ranks.delete(place);
    for (const strategy of Object.keys(strategies ?? {})) this.#strategies.add(strategy);
  }

  /** Takes up to `count` more products into the index of words; true once all are in. */
  #indexSome(count: number): boolean {
    const search = this.#search;
    const end = Math.min(this.#records.length, search.count + count);
    if (search.count === end) return true;
    while (search.count < end)
      search.put(search.count, this.readOnce(this.#records[search.count]!), this.#shelves);
    if (end < this.#records.length) return false;
    search.trim();
    return true;
  }

  #order(order: SortOrder, currency: Currency, strategy: string | undefined): SortedPlaces {
    for (;;) {
      const places = this.#sortSome(order, currency, strategy);
      if (places !== undefined) return places;
    }
  }

  /** Sorts for a step; the products in the order once all are sorted. */
  #sortSome(order: SortOrder, currency: Currency, strategy: string | undefined): SortedPlaces | undefined {
    const isRecommended = order === "recommended" && strategy !== undefined && this.#strategies.has(strategy);
    const name = order.startsWith("price")
      ? `${order} ${currency}`
      : `${order} ${isRecommended ? strategy : ""}`;
    const places = this.#orders.get(name);
    if (places !== undefined) return places;
    const sorting = this.#sorting.get(name) ?? {
      steps: SortedPlaces.sort(this.#records.length, {
        key: this.#keyOf(order, currency, isRecommended ? strategy : undefined),
        // Equal ones stand by id, so that a page never repeats what another page had.
        id: (place) => this.#records[place]!.id,
      }),
      changed: new Set(),
    };
    this.#sorting.set(name, sorting);
    const step = sorting.steps.next();
    if (!step.done) return undefined;
    step.value.replace(sorting.changed);
    this.#sorting.delete(name);
    this.#orders.set(name, step.value);
    return step.value;
  }

  #keyOf(order: SortOrder, currency: Currency, strategy: string | undefined): (place: number) => number {
    if (order === "new") return (place) => -this.#created.get(place);
    if (order === "recommended") {
      return (place) =>
        -(
          (strategy === undefined ? undefined : this.#ranks.get(place)?.[strategy]) ??
          this.#records[place]!.popularity
        );
    }
    const sign = order === "price-low" ? 1 : -1;
    const getPrice = this.#groups.pricesIn(currency);
    return (place) => sign * getPrice(place);
  }
}

/** Matches whose words tell how a search with typing errors was understood. */
const readTerms = 60;
const maximumViews = 64;
/** Results that are remembered; one with a set of products takes a bit for each of the catalogue's. */
const maximumRemembered = 100;
/** Products kept as they are sent, in all views together; about 5 kB each. */
const maximumPresented = 20_000;
/** Products whose words are taken in at once; about 20 milliseconds. */
const searchStep = 250;
/** Products whose prices are taken in at once; about 5 milliseconds. */
const pricedStep = 50_000;

function toBitSet(places: readonly number[]): BitSet {
  const bits = new BitSet();
  for (const place of places) bits.add(place);
  return bits;
}

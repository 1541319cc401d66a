import type { Collection, Currency, FilterCounts, Product } from "../../types.ts";
import { priceIn } from "../prices.ts";
import { Bits } from "./Bits.ts";
import { levelOf, presentProduct, type View } from "./presentProduct.ts";
import { formatPriceRange, isInPriceRange, PRICE_RANGES, type PriceRange } from "./priceRange.ts";
import type { ProductRecord } from "./productRecord.ts";
import { SearchIndex, type Shelves, shelvesOf } from "./SearchIndex.ts";
import type { Order, Selection } from "./selection.ts";

type Groups = Map<string, Bits>;

/** Which part of an ordered set is asked for, and what the order depends on. */
interface Ordering {
  currency: Currency;
  /** Ranks 'recommended' by the products' own rank for it, where a product has one (S-431). */
  strategy: string | undefined;
  offset: number;
  limit: number;
}

/**
 * The catalogue in memory, for reading: one bit for each product and each value it can be found by, so that a
 * listing with its counts takes no query. Whoever holds it says what changed with `take`.
 */
export class CatalogueIndex {
  #collections = new Map<string, Collection>();
  readonly #records: (ProductRecord | undefined)[] = [];
  readonly #places = new Map<number, number>();
  readonly #shown = new Bits();
  readonly #groups = {
    source: new Map() as Groups,
    collection: new Map() as Groups,
    vendor: new Map() as Groups,
    stock: new Map() as Groups,
    attribute: new Map<string, Groups>(),
  };
  #orders = new Map<string, Uint32Array>();
  #shelves: Shelves = new Map();
  /** Made for the first search and kept from then on; `#searched` products are in it. */
  #search: SearchIndex | undefined;
  #searched = 0;
  /** Strategies that products name: one nobody knows is no order of its own. */
  readonly #strategies = new Set<string>();
  #presented = new Map<string, Map<number, { product: Product; json: string }>>();

  /** Takes in products that are new or changed, and all collections as they are now. */
  take(records: readonly ProductRecord[], collections: readonly Collection[]): void {
    this.#collections = new Map(collections.map((collection) => [collection.handle, collection]));
    const shelves = shelvesOf(collections);
    // Products are found by the titles of their collections too.
    if (JSON.stringify([...shelves]) !== JSON.stringify([...this.#shelves])) this.#search = undefined;
    this.#shelves = shelves;
    for (const record of records) this.#take(record);
    this.#orders = new Map();
    this.#presented = new Map();
  }

  collection(handle: string): Collection | undefined {
    return this.#collections.get(handle);
  }

  /** A product on sale, or undefined. */
  product(id: number, view: View): Product | undefined {
    const place = this.#places.get(id);
    return place === undefined || !this.#shown.has(place) ? undefined : this.#present(place, view).product;
  }

  /** The products of these places with the text of each, ready to send. */
  present(places: readonly number[], view: View): { product: Product; json: string }[] {
    return places.map((place) => this.#present(place, view));
  }

  /** Every product a selection leaves. */
  select(selection: Selection, currency: Currency): Bits {
    let found = this.#shown;
    const narrow = (bits: Bits) => {
      found = found.and(bits);
    };
    if (selection.source !== undefined) narrow(this.#any(this.#groups.source, [selection.source]));
    if (selection.collection !== undefined)
      narrow(this.#any(this.#groups.collection, [selection.collection]));
    if (selection.ids !== undefined) narrow(this.#byIds(selection.ids));
    if (selection.regions !== undefined || selection.levels !== undefined) {
      narrow(this.#byStock(selection.regions, selection.levels));
    }
    if (selection.vendors !== undefined) narrow(this.#any(this.#groups.vendor, selection.vendors));
    for (const [key, values] of selection.attributes) {
      narrow(this.#any(this.#groups.attribute.get(key) ?? new Map(), values));
    }
    if (selection.prices !== undefined) narrow(this.#byPrices(found, selection.prices, currency));
    if (selection.places !== undefined) narrow(bitsOf(selection.places));
    return found;
  }

  /** Makes the index of words in small steps, so that whoever holds the catalogue can do other things between them. */
  async prepareSearch(): Promise<void> {
    while (!this.#indexSome(searchStep)) await new Promise((resolve) => setTimeout(resolve));
  }

  /**
   * Places of products that words find among those a site sells, the best match first. Only where nothing has the
   * words as they are written are they taken for typing errors.
   */
  search(words: string, source: string | undefined): number[] {
    this.#indexSome(Number.POSITIVE_INFINITY);
    const sold = this.select({ source, attributes: new Map() }, "USD");
    const find = (typos: boolean) =>
      (this.#search?.search(words, { typos }) ?? []).filter((place) => sold.has(place));
    const found = find(false);
    return found.length > 0 ? found : find(true);
  }

  /** The members of a set in order, `limit` of them from `offset`. */
  ordered(found: Bits, order: Order, { currency, strategy, offset, limit }: Ordering): number[] {
    const places: number[] = [];
    let passed = 0;
    for (const place of this.#order(order, currency, strategy)) {
      if (!found.has(place)) continue;
      if (passed++ < offset) continue;
      if (places.length === limit) break;
      places.push(place);
    }
    return places;
  }

  /** Places of products by id, in the order of the ids. */
  placesOf(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.#places.get(id) ?? []);
  }

  vendorCounts(found: Bits): FilterCounts {
    return countsOf(this.#groups.vendor, found);
  }

  priceCounts(found: Bits, currency: Currency): FilterCounts {
    const counts: FilterCounts = {};
    for (const range of PRICE_RANGES) {
      const count = this.#byPrices(found, [range], currency).count();
      if (count > 0) counts[formatPriceRange(range)] = count;
    }
    return counts;
  }

  attributeCounts(found: Bits): Record<string, FilterCounts> {
    const all: Record<string, FilterCounts> = {};
    for (const [key, groups] of this.#groups.attribute) {
      const counts = countsOf(groups, found);
      if (Object.keys(counts).length > 0) all[key] = counts;
    }
    return all;
  }

  #present(place: number, view: View): { product: Product; json: string } {
    const key = `${view.language} ${view.currency} ${view.regions?.join() ?? "*"}`;
    let presented = this.#presented.get(key);
    if (presented === undefined) {
      // Regions come from the query: a stranger must not fill the memory with ever new ones.
      if (this.#presented.size >= maximumViews) this.#presented.clear();
      presented = new Map();
      this.#presented.set(key, presented);
    }
    let entry = presented.get(place);
    if (entry === undefined) {
      const product = presentProduct(this.#records[place]!, view);
      entry = { product, json: JSON.stringify(product) };
      presented.set(place, entry);
    }
    return entry;
  }

  #take(record: ProductRecord): void {
    let place = this.#places.get(record.id);
    if (place === undefined) {
      place = this.#records.length;
      this.#places.set(record.id, place);
    } else {
      this.#mark(this.#records[place]!, place, (bits, at) => bits.delete(at));
    }
    this.#records[place] = record;
    for (const strategy of Object.keys(record.document.strategies ?? {})) this.#strategies.add(strategy);
    if (place < this.#searched) this.#search?.put(place, record.document, this.#shelves);
    this.#mark(record, place, (bits, at) => bits.add(at));
  }

  #mark(record: ProductRecord, place: number, change: (bits: Bits, place: number) => void): void {
    const { document, stock } = record;
    if (record.enabled) change(this.#shown, place);
    for (const source of document.sources ?? []) change(group(this.#groups.source, source), place);
    for (const handle of document.collections ?? []) change(group(this.#groups.collection, handle), place);
    change(group(this.#groups.vendor, document.vendor), place);
    for (const row of stock) change(group(this.#groups.stock, `${row.region} ${levelOf(row)}`), place);
    for (const [key, values] of Object.entries(document.attributes ?? {})) {
      const groups = this.#groups.attribute.get(key) ?? new Map<string, Bits>();
      this.#groups.attribute.set(key, groups);
      for (const value of values) change(group(groups, value), place);
    }
  }

  /** Takes up to `count` more products into the index of words; true once all are in. */
  #indexSome(count: number): boolean {
    if (this.#search === undefined) {
      this.#search = new SearchIndex();
      this.#searched = 0;
    }
    const end = Math.min(this.#records.length, this.#searched + count);
    for (; this.#searched < end; this.#searched++) {
      this.#search.put(this.#searched, this.#records[this.#searched]!.document, this.#shelves);
    }
    return this.#searched === this.#records.length;
  }

  #any(groups: Groups, names: readonly string[]): Bits {
    return names.reduce((all, name) => {
      const bits = groups.get(name);
      return bits === undefined ? all : all.or(bits);
    }, new Bits());
  }

  #byIds(ids: readonly number[]): Bits {
    return bitsOf(this.placesOf(ids));
  }

  #byStock(regions: readonly string[] | undefined, levels: readonly string[] | undefined): Bits {
    const names = [...this.#groups.stock.keys()].filter((name) => {
      const [region, level] = name.split(" ") as [string, string];
      return (regions?.includes(region) ?? true) && (levels?.includes(level) ?? true);
    });
    return this.#any(this.#groups.stock, names);
  }

  #byPrices(among: Bits, ranges: readonly PriceRange[], currency: Currency): Bits {
    const bits = new Bits(this.#records.length);
    for (const place of among) {
      const price = this.#price(place, currency);
      if (ranges.some((range) => isInPriceRange(price, range))) bits.add(place);
    }
    return bits;
  }

  #price(place: number, currency: Currency): number {
    return priceIn(this.#records[place]!.document.prices, currency) ?? 0;
  }

  #order(order: Order, currency: Currency, strategy: string | undefined): Uint32Array {
    const known = order === "recommended" && strategy !== undefined && this.#strategies.has(strategy);
    const key = order.startsWith("price") ? `${order} ${currency}` : `${order} ${known ? strategy : ""}`;
    let places = this.#orders.get(key);
    if (places === undefined) {
      places = Uint32Array.from(this.#records.keys()).sort(
        this.#comparison(order, currency, known ? strategy : undefined),
      );
      this.#orders.set(key, places);
    }
    return places;
  }

  /** Equal ones stand by id, so that a page never repeats what another page had. */
  #comparison(
    order: Order,
    currency: Currency,
    strategy: string | undefined,
  ): (a: number, b: number) => number {
    const record = (place: number) => this.#records[place]!;
    const byId = (a: number, b: number) => record(a).id - record(b).id;
    if (order === "new") {
      return (a, b) => Date.parse(record(b).created_at) - Date.parse(record(a).created_at) || byId(a, b);
    }
    if (order === "recommended") {
      const rank = (place: number) =>
        (strategy === undefined ? undefined : record(place).document.strategies?.[strategy]) ??
        record(place).popularity;
      return (a, b) => rank(b) - rank(a) || byId(a, b);
    }
    const sign = order === "price-low" ? 1 : -1;
    return (a, b) => sign * (this.#price(a, currency) - this.#price(b, currency)) || byId(a, b);
  }
}

const maximumViews = 64;
/** Products whose words are taken in at once; about 20 milliseconds. */
const searchStep = 250;

function group(groups: Groups, name: string): Bits {
  const known = groups.get(name);
  if (known !== undefined) return known;
  const bits = new Bits();
  groups.set(name, bits);
  return bits;
}

function countsOf(groups: Groups, found: Bits): FilterCounts {
  const counts: FilterCounts = {};
  for (const [name, bits] of groups) {
    const count = bits.countAnd(found);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

function bitsOf(places: readonly number[]): Bits {
  const bits = new Bits();
  for (const place of places) bits.add(place);
  return bits;
}

import type { Currency, FilterCounts } from "../../types.ts";
import { priceIn } from "../prices.ts";
import { BitSet } from "./BitSet.ts";
import type { IndexedProduct } from "./indexedProduct.ts";
import { NumberColumn } from "./NumberColumn.ts";
import { getStockLevel } from "./presentProduct.ts";
import { formatPriceRange, isInPriceRange, PRICE_RANGES, type PriceRange } from "./priceRange.ts";
import { ValueGroups } from "./ValueGroups.ts";

/** An index of products: a value, and the places of the products that have it. */
type Groups = Map<string, BitSet>;
interface Sale {
  enabled: boolean;
}

/** The places of each of `PRICE_RANGES`, of those up to `count`. */
interface PricedGroups {
  ranges: readonly BitSet[];
  count: number;
}

/** The words of a set for each value. */
type DumpedGroups = Map<string, Uint32Array>;

/** All that groups have, as plain data. */
export interface GroupsDump {
  count: number;
  amounts: Map<Currency, Float64Array>;
  shown: Uint32Array;
  onSale: Uint32Array;
  sources: DumpedGroups;
  collections: DumpedGroups;
  stock: DumpedGroups;
  sold: DumpedGroups;
  vendors: DumpedGroups;
  types: DumpedGroups;
  attributes: Map<string, DumpedGroups>;
}

type Change = (bits: BitSet, place: number) => void;

const add: Change = (bits, place) => bits.add(place);
const remove: Change = (bits, place) => bits.delete(place);

/** A bit for each product and each value it can be found by. */
export class ProductGroups {
  /** Places up to here are taken. */
  #count = 0;
  /** Prices of the products, by currency. */
  readonly #amounts: Map<Currency, NumberColumn>;
  readonly #shown: BitSet;
  readonly #sources: Groups;
  readonly #collections: Groups;
  readonly #vendors: ValueGroups;
  readonly #types: ValueGroups;
  readonly #onSale: BitSet;
  readonly #stock: Groups;
  readonly #attributes: Map<string, ValueGroups>;
  /** Products with a variant that is priced, by currency. */
  readonly #sold: Groups;
  /** By currency; made when one is first asked for. */
  readonly #prices = new Map<Currency, PricedGroups>();

  /** Has what others had. */
  constructor(dump?: GroupsDump) {
    this.#count = dump?.count ?? 0;
    this.#amounts = mapValues(dump?.amounts, (values) => new NumberColumn(values));
    this.#shown = BitSet.from(dump?.shown);
    this.#onSale = BitSet.from(dump?.onSale);
    this.#sources = mapValues(dump?.sources, BitSet.from);
    this.#collections = mapValues(dump?.collections, BitSet.from);
    this.#stock = mapValues(dump?.stock, BitSet.from);
    this.#sold = mapValues(dump?.sold, BitSet.from);
    const toValues = (groups?: DumpedGroups) => new ValueGroups(mapValues(groups, BitSet.from));
    this.#vendors = toValues(dump?.vendors);
    this.#types = toValues(dump?.types);
    this.#attributes = mapValues(dump?.attributes, toValues);
  }

  dump(): GroupsDump {
    const toWords = (groups: ReadonlyMap<string, BitSet>) => mapValues(groups, ({ words }) => words);
    return {
      count: this.#count,
      amounts: mapValues(this.#amounts, (column) => column.take(this.#count)),
      shown: this.#shown.words,
      onSale: this.#onSale.words,
      sources: toWords(this.#sources),
      collections: toWords(this.#collections),
      stock: toWords(this.#stock),
      sold: toWords(this.#sold),
      vendors: toWords(this.#vendors.groups),
      types: toWords(this.#types.groups),
      attributes: mapValues(this.#attributes, ({ groups }) => toWords(groups)),
    };
  }

  /** Every product, on sale or not. */
  get every(): BitSet {
    return BitSet.upTo(this.#count);
  }

  /** Every product on sale. */
  get shown(): BitSet {
    return this.#shown;
  }

  /** Takes in the product of a place. */
  add(product: IndexedProduct, sale: Sale, place: number): void {
    this.#count = Math.max(this.#count, place + 1);
    for (const [currency, price] of Object.entries(product.prices)) {
      const column = this.#amounts.get(currency) ?? new NumberColumn();
      this.#amounts.set(currency, column);
      column.set(place, price);
    }
    this.#mark(product, sale, place, add);
  }

  /** Takes out what `add` put in for the same product. */
  remove(product: IndexedProduct, sale: Sale, place: number): void {
    for (const currency of Object.keys(product.prices)) this.#amounts.get(currency)?.set(place, Number.NaN);
    this.#mark(product, sale, place, remove);
  }

  /** Products on sale in a currency. */
  soldIn = (currency: Currency): BitSet => this.#sold.get(currency) ?? new BitSet();

  /** The price of a product by its place; 0 where it has none in the currency. */
  pricesIn(currency: Currency): (place: number) => number {
    const own = this.#amounts.get(currency);
    const dollars = this.#amounts.get("USD");
    return (place) => {
      const price = own?.get(place) ?? Number.NaN;
      return (Number.isNaN(price) ? dollars?.get(place) : price) || 0;
    };
  }

  bySource = (source: string): BitSet => any(this.#sources, [source]);

  byCollection = (handle: string): BitSet => any(this.#collections, [handle]);

  byType = (type: string): BitSet => this.#types.any([type]);

  /** Products with a variant that costs less than before. */
  get onSale(): BitSet {
    return this.#onSale;
  }

  byVendors = (vendors: readonly string[]): BitSet => this.#vendors.any(vendors);

  byAttribute = (key: string, values: readonly string[]): BitSet =>
    this.#attributes.get(key)?.any(values) ?? new BitSet();

  /** True when any of these products has a value under a key. */
  hasAttribute = (key: string, places: BitSet): boolean => this.#attributes.get(key)?.meets(places) ?? false;

  byStock(regions: readonly string[] | undefined, levels: readonly string[] | undefined): BitSet {
    const names = [...this.#stock.keys()].filter((name) => {
      const [region, level] = name.split(" ") as [string, string];
      return (regions?.includes(region) ?? true) && (levels?.includes(level) ?? true);
    });
    return any(this.#stock, names);
  }

  /** Products with a price in a currency itself that passes a test. */
  byOwnPrice(currency: Currency, test: (price: number) => boolean): BitSet {
    const column = this.#amounts.get(currency) ?? new NumberColumn();
    return this.every.filter((place) => !Number.isNaN(column.get(place)) && test(column.get(place)));
  }

  /** The places of `among` with a price in any of the ranges, which a shopper may have made up. */
  byPrices(among: BitSet, ranges: readonly PriceRange[], currency: Currency): BitSet {
    const getPrice = this.pricesIn(currency);
    return among.filter((place) => {
      const price = getPrice(place);
      return ranges.some((range) => isInPriceRange(price, range));
    });
  }

  countVendors(found: BitSet): FilterCounts {
    // Products without a brand have no box to be filtered by.
    const { "": _, ...named } = this.#vendors.count(found);
    return named;
  }

  countPrices(found: BitSet, currency: Currency): FilterCounts {
    this.groupPrices(currency, Number.POSITIVE_INFINITY);
    const { ranges } = this.#prices.get(currency)!;
    return countFilterValues(
      ranges.map((bits, nth) => [formatPriceRange(PRICE_RANGES[nth]!), bits]),
      found,
    );
  }

  /** Takes up to `most` more products into the ranges of a currency; true once all are in. */
  groupPrices(currency: Currency, most: number): boolean {
    const priced = this.#prices.get(currency) ?? { ranges: PRICE_RANGES.map(() => new BitSet()), count: 0 };
    this.#prices.set(currency, priced);
    const getPrice = this.pricesIn(currency);
    const end = Math.min(this.#count, priced.count + most);
    for (; priced.count < end; priced.count++)
      markPrice(priced.ranges, getPrice(priced.count), priced.count, add);
    return end === this.#count;
  }

  countAttributes(found: BitSet): Record<string, FilterCounts> {
    const all: Record<string, FilterCounts> = {};
    for (const [key, groups] of this.#attributes) {
      const counts = groups.count(found);
      if (Object.keys(counts).length > 0) all[key] = counts;
    }
    return all;
  }

  #mark(product: IndexedProduct, { enabled }: Sale, place: number, change: Change): void {
    if (enabled) {
      change(this.#shown, place);
      for (const currency of product.currencies) change(group(this.#sold, currency), place);
    }
    for (const source of product.sources) change(group(this.#sources, source), place);
    for (const handle of product.collections) change(group(this.#collections, handle), place);
    change(this.#vendors.group(product.vendor), place);
    change(this.#types.group(product.type), place);
    if (product.isOnSale) change(this.#onSale, place);
    for (const row of product.stock) change(group(this.#stock, `${row.region} ${getStockLevel(row)}`), place);
    for (const [key, values] of Object.entries(product.attributes)) {
      const groups = this.#attributes.get(key) ?? new ValueGroups();
      this.#attributes.set(key, groups);
      for (const value of values) change(groups.group(value), place);
    }
    for (const [currency, { ranges, count }] of this.#prices)
      if (place < count) markPrice(ranges, priceIn(product.prices, currency) ?? 0, place, change);
  }
}

const mapValues = <From, To>(
  map: ReadonlyMap<string, From> | undefined,
  change: (value: From) => To,
): Map<string, To> => new Map([...(map ?? [])].map(([name, value]) => [name, change(value)]));

function markPrice(ranges: readonly BitSet[], price: number, place: number, change: Change): void {
  const bits = ranges[PRICE_RANGES.findIndex((range) => isInPriceRange(price, range))];
  if (bits !== undefined) change(bits, place);
}

function group(groups: Groups, name: string): BitSet {
  const members = groups.get(name);
  if (members !== undefined) return members;
  const bits = new BitSet();
  groups.set(name, bits);
  return bits;
}

function any(groups: Groups, names: readonly string[]): BitSet {
  return names.reduce((all, name) => {
    const bits = groups.get(name);
    return bits === undefined ? all : all.or(bits);
  }, new BitSet());
}

function countFilterValues(groups: Iterable<[string, BitSet]>, found: BitSet): FilterCounts {
  const counts: FilterCounts = {};
  for (const [name, bits] of groups) {
    const count = bits.countAnd(found);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

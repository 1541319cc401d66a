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
type Change = (bits: BitSet, place: number) => void;

const add: Change = (bits, place) => bits.add(place);
const remove: Change = (bits, place) => bits.delete(place);

/** A bit for each product and each value it can be found by. */
export class ProductGroups {
  /** Places up to here are taken. */
  #count = 0;
  /** Prices of the products, by currency. */
  readonly #amounts = new Map<Currency, NumberColumn>();
  readonly #shown = new BitSet();
  readonly #sources: Groups = new Map();
  readonly #collections: Groups = new Map();
  readonly #vendors = new ValueGroups();
  readonly #types = new ValueGroups();
  readonly #onSale = new BitSet();
  readonly #stock: Groups = new Map();
  readonly #attributes = new Map<string, ValueGroups>();
  /** Products with a variant that is priced, by currency. */
  readonly #sold: Groups = new Map();
  /** The ranges a listing counts, by currency; made when one is first asked for. */
  readonly #prices = new Map<Currency, Groups>();

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
    const bits = new BitSet(this.#count);
    const column = this.#amounts.get(currency) ?? new NumberColumn();
    for (let place = 0; place < this.#count; place++) {
      const price = column.get(place);
      if (!Number.isNaN(price) && test(price)) bits.add(place);
    }
    return bits;
  }

  /** The places of `among` with a price in any of the ranges, which a shopper may have made up. */
  byPrices(among: BitSet, ranges: readonly PriceRange[], currency: Currency): BitSet {
    const bits = new BitSet(this.#count);
    const getPrice = this.pricesIn(currency);
    among.forEach((place) => {
      const price = getPrice(place);
      if (ranges.some((range) => isInPriceRange(price, range))) bits.add(place);
    });
    return bits;
  }

  countVendors = (found: BitSet): FilterCounts => this.#vendors.count(found);

  countPrices = (found: BitSet, currency: Currency): FilterCounts =>
    countFilterValues(this.#rangesIn(currency), found);

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
    for (const [currency, groups] of this.#prices)
      markPrice(groups, priceIn(product.prices, currency) ?? 0, place, change);
  }

  #rangesIn(currency: Currency): Groups {
    let groups = this.#prices.get(currency);
    if (groups === undefined) {
      // All of them at once, so that they are counted in the order they are offered in.
      const all = BitSet.upTo(this.#count);
      groups = new Map(
        PRICE_RANGES.map((range) => [formatPriceRange(range), this.byPrices(all, [range], currency)]),
      );
      this.#prices.set(currency, groups);
    }
    return groups;
  }
}

function markPrice(groups: Groups, price: number, place: number, change: Change): void {
  for (const range of PRICE_RANGES) {
    if (isInPriceRange(price, range)) change(group(groups, formatPriceRange(range)), place);
  }
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

function countFilterValues(groups: Groups, found: BitSet): FilterCounts {
  const counts: FilterCounts = {};
  for (const [name, bits] of groups) {
    const count = bits.countAnd(found);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

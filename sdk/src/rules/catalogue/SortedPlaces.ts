import { BitSet } from "./BitSet.ts";

/** Sort keys: the smaller key first, of equal ones the smaller id. */
export interface SortKeys {
  key(place: number): number;
  id(place: number): number;
}

/** Places that are sorted at once before they are merged, and merged at once; about 5 milliseconds each. */
const runLength = 8_192;
const mergeLength = 65_536;
/** A set of fewer than one in so many is sorted faster than found. */
const fewOf = 256;

/** Places in an order that is kept while some of them change, so that nothing is sorted anew for one product sold. */
export class SortedPlaces {
  readonly #keys: SortKeys;
  #places: Uint32Array;

  private constructor(places: Uint32Array, keys: SortKeys) {
    this.#places = places;
    this.#keys = keys;
  }

  /** Sorts the places from 0 to below `count`, in steps between which other work can run. */
  static *sort(count: number, keys: SortKeys): Generator<void, SortedPlaces> {
    const values = new Float64Array(count);
    const ids = new Float64Array(count);
    let places = new Uint32Array(count);
    // Each key is worked out once, not at every comparison.
    const compare = (a: number, b: number) => values[a]! - values[b]! || ids[a]! - ids[b]!;
    for (let from = 0; from < count; from += runLength) {
      const run = places.subarray(from, from + runLength);
      for (let at = 0; at < run.length; at++) {
        run[at] = from + at;
        values[from + at] = keys.key(from + at);
        ids[from + at] = keys.id(from + at);
      }
      run.sort(compare);
      yield;
    }
    for (let length = runLength; length < count; length *= 2) {
      const merged = new Uint32Array(count);
      for (let from = 0; from < count; from += 2 * length) {
        const first = places.subarray(from, from + length);
        const second = places.subarray(from + length, from + 2 * length);
        const both = first.length + second.length;
        for (let at = 0, taken = 0; at < both; at += mergeLength) {
          const into = merged.subarray(from + at, from + Math.min(at + mergeLength, both));
          taken += merge(first.subarray(taken), second.subarray(at - taken), into, compare);
          yield;
        }
      }
      places = merged;
    }
    return new SortedPlaces(places, keys);
  }

  /** Puts places that are new, or whose key may have changed, where they belong now. */
  replace(changed: ReadonlySet<number>): void {
    if (changed.size === 0) return;
    const { key, id } = this.#keys;
    const compare = (a: number, b: number) => key(a) - key(b) || id(a) - id(b);
    const isMoved = new BitSet();
    for (const place of changed) isMoved.add(place);
    const kept = this.#places.filter((place) => !isMoved.has(place));
    const moved = Uint32Array.from(changed).sort(compare);
    const merged = new Uint32Array(kept.length + moved.length);
    let from = 0;
    moved.forEach((place, nth) => {
      const to = findFirstAfter(kept, from, (other) => compare(other, place) > 0);
      merged.set(kept.subarray(from, to), from + nth);
      merged[to + nth] = place;
      from = to;
    });
    merged.set(kept.subarray(from), from + moved.length);
    this.#places = merged;
  }

  /** The members of a set, in the order. */
  *among(found: BitSet): Generator<number> {
    const { key, id } = this.#keys;
    const count = found.count();
    // The last of a few may stand at the end of all.
    const places =
      count * fewOf < this.#places.length
        ? Uint32Array.from(found).sort((a, b) => key(a) - key(b) || id(a) - id(b))
        : this.#places;
    let left = count;
    for (const place of places) {
      if (left === 0) return;
      if (!found.has(place)) continue;
      left--;
      yield place;
    }
  }
}

type Compare = (a: number, b: number) => number;

/** Fills `into` with the first of both, and answers how many of them are of `first`. */
function merge(first: Uint32Array, second: Uint32Array, into: Uint32Array, compare: Compare): number {
  let f = 0;
  for (let at = 0, s = 0; at < into.length; at++) {
    const isFirst = s === second.length || (f < first.length && compare(first[f]!, second[s]!) < 0);
    into[at] = isFirst ? first[f++]! : second[s++]!;
  }
  return f;
}

/** From a position on, the first one whose place comes after, where all behind it do, too. */
function findFirstAfter(places: Uint32Array, from: number, isAfter: (place: number) => boolean): number {
  let low = from;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(places[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

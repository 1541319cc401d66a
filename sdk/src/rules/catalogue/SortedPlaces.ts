/** Sort keys: the smaller key first, of equal ones the smaller id. */
export interface SortKeys {
  key(place: number): number;
  id(place: number): number;
}

/** Places in an order that is kept while some of them change, so that nothing is sorted anew for one product sold. */
export class SortedPlaces {
  readonly #keys: SortKeys;
  #places: Uint32Array;

  /** Sorts the places from 0 to below `count`. */
  constructor(count: number, keys: SortKeys) {
    this.#keys = keys;
    this.#places = sorted(
      Uint32Array.from({ length: count }, (_, place) => place),
      keys,
    );
  }

  /** Puts places that are new, or whose key may have changed, where they belong now. */
  replace(changed: ReadonlySet<number>): void {
    const kept = this.#places.filter((place) => !changed.has(place));
    const moved = sorted(Uint32Array.from(changed), this.#keys);
    const merged = new Uint32Array(kept.length + moved.length);
    for (let at = 0, k = 0, m = 0; at < merged.length; at++) {
      const fromKept =
        m === moved.length || (k < kept.length && compare(kept[k]!, moved[m]!, this.#keys) < 0);
      merged[at] = fromKept ? kept[k++]! : moved[m++]!;
    }
    this.#places = merged;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.#places[Symbol.iterator]();
  }
}

const compare = (a: number, b: number, { key, id }: SortKeys): number => key(a) - key(b) || id(a) - id(b);

/** Each key is worked out once, not at every comparison. */
function sorted(places: Uint32Array, { key, id }: SortKeys): Uint32Array {
  const keys = new Map(Array.from(places, (place) => [place, key(place)]));
  return places.sort((a, b) => keys.get(a)! - keys.get(b)! || id(a) - id(b));
}

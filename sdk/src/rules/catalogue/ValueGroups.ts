import type { FilterCounts } from "../../types.ts";
import { BitSet } from "./BitSet.ts";
import { foldFilterValue } from "./foldFilterValue.ts";

/** The places of products by a value of theirs, counted as it is written and found in any letter case. */
export class ValueGroups {
  readonly #groups = new Map<string, BitSet>();
  readonly #spellings = new Map<string, BitSet[]>();

  /** Has the `groups` that others had. */
  constructor(groups: ReadonlyMap<string, BitSet> = new Map()) {
    for (const [value, bits] of groups) this.#put(value, bits);
  }

  /** The places of each value. */
  get groups(): ReadonlyMap<string, BitSet> {
    return this.#groups;
  }

  /** The places of a value, to be changed. */
  group(value: string): BitSet {
    return this.#groups.get(value) ?? this.#put(value, new BitSet());
  }

  #put(value: string, bits: BitSet): BitSet {
    this.#groups.set(value, bits);
    const folded = foldFilterValue(value);
    this.#spellings.set(folded, [...(this.#spellings.get(folded) ?? []), bits]);
    return bits;
  }

  /** The places that have any of these values. */
  any(values: readonly string[]): BitSet {
    return values
      .flatMap((value) => this.#spellings.get(foldFilterValue(value)) ?? [])
      .reduce((all, bits) => all.or(bits), new BitSet());
  }

  /** True when any of these places has a value. */
  meets(places: BitSet): boolean {
    return [...this.#groups.values()].some((bits) => bits.countAnd(places) > 0);
  }

  count(places: BitSet): FilterCounts {
    const counts: FilterCounts = {};
    for (const [value, bits] of this.#groups) {
      const count = bits.countAnd(places);
      if (count > 0) counts[value] = count;
    }
    return counts;
  }
}

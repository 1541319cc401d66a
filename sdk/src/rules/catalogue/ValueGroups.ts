import type { FilterCounts } from "../../types.ts";
import { BitSet } from "./BitSet.ts";
import { foldFilterValue } from "./foldFilterValue.ts";

/** The places of products by a value of theirs, counted as it is written and found in any letter case. */
export class ValueGroups {
  readonly #groups = new Map<string, BitSet>();
  readonly #spellings = new Map<string, BitSet[]>();

  /** The places of a value, to be changed. */
  group(value: string): BitSet {
    const existing = this.#groups.get(value);
    if (existing !== undefined) return existing;
    const bits = new BitSet();
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

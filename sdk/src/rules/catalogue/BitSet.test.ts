import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BitSet } from "./BitSet.ts";

const numbers = fc.array(fc.nat(2000));

function toBitSet(members: number[]): BitSet {
  const bits = new BitSet();
  for (const member of members) bits.add(member);
  return bits;
}

describe("BitSet behaves as a Set of numbers", () => {
  test("members, intersection, union, counts", () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, removed) => {
        const left = toBitSet(a);
        for (const member of removed) left.delete(member);
        const expected = new Set(a).difference(new Set(removed));
        const right = toBitSet(b);
        expect([...left]).toEqual([...expected].sort((x, y) => x - y));
        expect(left.count()).toBe(expected.size);
        expect(new Set(left.and(right))).toEqual(expected.intersection(new Set(b)));
        expect(new Set(left.or(right))).toEqual(expected.union(new Set(b)));
        expect(left.countAnd(right)).toBe(expected.intersection(new Set(b)).size);
        expect([...b, ...a].every((member) => left.has(member) === expected.has(member))).toBe(true);
      }),
    );
  });
});

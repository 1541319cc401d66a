import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Bits } from "./Bits.ts";

const numbers = fc.array(fc.nat(2000));

function bitsOf(members: number[]): Bits {
  const bits = new Bits();
  for (const member of members) bits.add(member);
  return bits;
}

describe("Bits behaves as a Set of numbers", () => {
  test("members, intersection, union, counts", () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, removed) => {
        const left = bitsOf(a);
        for (const member of removed) left.delete(member);
        const expected = new Set(a).difference(new Set(removed));
        const right = bitsOf(b);
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

import { expect, test } from "vitest";
import { BitSet } from "./BitSet.ts";
import { SortedPlaces } from "./SortedPlaces.ts";

test("sorts more than it merges at once, and equal ones by id", () => {
  const count = 150_000;
  const keys = { key: (place: number) => (place * 7_919) % 1_009, id: (place: number) => count - place };
  const steps = SortedPlaces.sort(count, keys);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const expected = Array.from({ length: count }, (_, place) => place).sort(
    (a, b) => keys.key(a) - keys.key(b) || keys.id(a) - keys.id(b),
  );
  expect([...step.value.among(BitSet.upTo(count))]).toEqual(expected);
});

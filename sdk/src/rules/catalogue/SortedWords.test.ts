import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SortedWords } from "./SortedWords.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "é", "9"), minLength: 1, maxLength: 4 });
const put = (words: readonly string[]) => {
  const sorted = new SortedWords();
  for (const each of words) sorted.add(each);
  return sorted;
};

/** Letters put in, left out or replaced. */
function countEdits(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const rest = countEdits(from.slice(1), to.slice(1));
  if (from[0] === to[0]) return rest;
  return 1 + Math.min(rest, countEdits(from.slice(1), to), countEdits(from, to.slice(1)));
}

describe("SortedWords", () => {
  test("finds the words that begin with letters, in order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (words, letters) => {
        const expected = words.filter((each) => each.startsWith(letters)).sort();
        expect([...put(words).startingWith(letters)]).toEqual(expected);
      }),
    );
  });

  test("finds the words that differ in a few letters, with how many", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, fc.constantFrom(1, 2), (words, letters, most) => {
        const expected = words.sort().map((each) => [each, countEdits(letters, each)] as const);
        expect([...put(words).near(letters, most)]).toEqual(
          expected.filter(([, distance]) => distance <= most),
        );
      }),
    );
  });

  test("keeps the order of many words, whatever order they came in", () => {
    const words = Array.from({ length: 5_000 }, (_, nth) => `w${(nth * 7_919) % 5_000}`);
    const sorted = put(words);
    expect([...sorted.startingWith("")]).toEqual(words.sort());
    expect([...sorted.startingWith("w4999")]).toEqual(["w4999"]);
    expect(sorted.near("x4999", 1)).toEqual(new Map([["w4999", 1]]));
  });
});

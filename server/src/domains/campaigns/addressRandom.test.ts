import { expect, test } from "vitest";
import { addressRandom } from "./addressRandom.ts";

const addresses = Array.from({ length: 3_000 }, (_, at) => `someone-${at}@example.com`);
const draw = (secret: string, limit: number) => addresses.map((email) => addressRandom(secret, email)(limit));

test("an address draws the same again", () => {
  expect(draw("secret", 1_000_000)).toEqual(draw("secret", 1_000_000));
});

test("another secret draws something else", () => {
  const [first, second] = [draw("secret", 1_000_000), draw("other", 1_000_000)];
  expect(first.filter((number, at) => number === second[at]).length).toBeLessThan(10);
});

test("every number below the limit is drawn about as often as any other", () => {
  const counts = [0, 0, 0];
  for (const number of draw("secret", 3)) counts[number]!++;
  // A thousand expected; the numbers are fixed, so this never changes.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(100);
});

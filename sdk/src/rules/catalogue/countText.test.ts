import { describe, expect, it } from "vitest";
import { countText } from "./countText.ts";

describe("countText", () => {
  it.each([
    [24, 30, { n: 24, total: 30, singular: false }],
    [24, 24, { n: 24, total: null, singular: false }],
    [1, 1, { n: 1, total: null, singular: true }],
    [0, 0, { n: 0, total: null, singular: false }],
    [1, 25, { n: 1, total: 25, singular: false }],
  ])("S-148 to S-150 %d of %d", (n, total, expected) => expect(countText(n, total)).toEqual(expected));
});

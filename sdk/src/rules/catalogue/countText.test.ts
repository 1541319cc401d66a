import { describe, expect, it } from "vitest";
import { countText } from "./countText.ts";

describe("countText", () => {
  it.each([
    [24, 30, { n: 24, total: 30 }],
    [24, 24, { n: 24, total: null }],
    [1, 1, { n: 1, total: null }],
    [0, 0, { n: 0, total: null }],
    [1, 25, { n: 1, total: 25 }],
  ])("S-148, S-149 %d of %d", (n, total, expected) => expect(countText(n, total)).toEqual(expected));
});

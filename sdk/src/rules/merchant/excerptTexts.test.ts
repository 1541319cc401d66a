import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptTexts } from "./excerptTexts.ts";

const long = "x".repeat(100);

test.each<[string, string, string, [string, string]]>([
  ["short texts whole", "30 days", "14 days", ["30 days", "14 days"]],
  [
    "what differs in the middle",
    `${long}30${long}`,
    `${long}14${long}`,
    [`…${"x".repeat(40)}30${"x".repeat(40)}…`, `…${"x".repeat(40)}14${"x".repeat(40)}…`],
  ],
  ["what was added at the end", long, `${long}!`, [`…${"x".repeat(40)}`, `…${"x".repeat(40)}!`]],
  ["a text that was not there", "", long, ["", `${"x".repeat(90)}…`]],
  ["a repeated part once", `${long}ab`, `${long}abab`, [`…${"x".repeat(38)}ab`, `…${"x".repeat(38)}abab`]],
])("shows %s", (_, before, after, shown) => expect(excerptTexts(before, after, 90)).toEqual(shown));

test("texts that differ look different, and no character is cut in two", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, text, (start, from, to, end) => {
      const shown = excerptTexts(start + from + end, start + to + end, 90);
      expect(shown[0] === shown[1]).toBe(from === to);
      for (const each of shown) {
        expect(each.isWellFormed()).toBe(true);
        expect([...each].length).toBeLessThanOrEqual(92);
      }
    }),
  );
});

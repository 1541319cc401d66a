import { expect, test } from "vitest";
import { splitHighlight } from "./splitHighlight.ts";

/** Matched parts in brackets. */
const show = (text: string, highlight: string) =>
  splitHighlight(text, highlight)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join("");

test.each([
  ["3-7", "12 [Main] Road"],
  ["0-2,3-7", "[12] [Main] Road"],
  ["3-7,0-2", "[12] [Main] Road"],
  ["0-5,3-7", "[12 Ma][in] Road"],
  ["8-99", "12 Main [Road]"],
  ["50-60", "12 Main Road"],
  ["7-3", "12 Main Road"],
  ["", "12 Main Road"],
  ["x-y,-,3", "12 Main Road"],
])("highlight '%s' makes %s (C-705)", (highlight, shown) => {
  expect(show("12 Main Road", highlight)).toBe(shown);
});

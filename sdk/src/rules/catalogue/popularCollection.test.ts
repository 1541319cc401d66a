import { expect, test } from "vitest";
import { popularCollection } from "./popularCollection.ts";

const menu = (...urls: string[]) => urls.map((url) => ({ label: url, url }));

test.each([
  ["the bestsellers", menu("/sex-toys", "/top-picks"), { "top-picks": "best" }, "best"],
  ["a site's first listing", menu("/help", "/books"), undefined, "books"],
  ["none", menu("/help"), undefined, undefined],
])("popular products come from %s", (_, navigation, collections, expected) =>
  expect(popularCollection({ navigation, ...(collections && { shop: { collections } as never }) })).toBe(
    expected,
  ),
);

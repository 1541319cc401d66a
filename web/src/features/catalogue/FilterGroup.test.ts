import { expect, test } from "vitest";
import { filterGroups } from "./FilterGroup.ts";

const english = { language: "en", defaultLanguage: "en", locale: "en-GB" } as const;

test.each([
  ["en", "en-GB"],
  ["fr", "fr-FR"],
] as const)("a merchant's filter may be named as every object's members are, in %s", (language, locale) => {
  const filters = { vendors: {}, prices: {}, constructor: { valueOf: 2 } };
  expect(filterGroups(filters, { currency: "EUR" }, { language, defaultLanguage: "en", locale })).toEqual([
    {
      key: "constructor",
      label: "Constructor",
      options: [{ value: "valueOf", label: "valueOf", count: 2 }],
    },
  ]);
});

test("a slug is in title case, a merchant's own words stay as they are (S-137)", () => {
  const own = ["3-6 months", "XXL", "Jean-Paul Sartre", "USB-C", "iPhone"];
  const size = Object.fromEntries([...own, "deep red", "été", "water-proof"].map((value) => [value, 1]));
  const filters = { vendors: {}, prices: {}, size };
  const [group] = filterGroups(filters, { currency: "EUR" }, english);
  expect(group?.options.map(({ label }) => label)).toEqual([...own, "Deep Red", "Été", "Water Proof"]);
});

test("only a bare number is marked as inches", () => {
  const filters = { vendors: {}, prices: {}, length: { "7.5": 1, "45 cm": 1, "34/32": 1, long: 1 } };
  const [group] = filterGroups(filters, { currency: "EUR" }, english);
  expect(group?.options.map(({ label }) => label)).toEqual(['7.5"', "45 cm", "34/32", "Long"]);
});

test.each([
  ["an English merchant's", "en", "Grand"],
  ['a French merchant\'s, whose "large" is wide,', "fr", "Large"],
] as const)("%s word is in French %s's", (_, defaultLanguage, expected) => {
  const filters = { vendors: {}, prices: {}, fit: { large: 1 } };
  const shop = { language: "fr", defaultLanguage, locale: "fr-FR" } as const;
  const [group] = filterGroups(filters, { currency: "EUR" }, shop);
  expect(group?.options.map(({ label }) => label)).toEqual([expected]);
});

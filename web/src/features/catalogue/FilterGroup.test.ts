import { expect, test } from "vitest";
import { filterGroups } from "./FilterGroup.ts";

test.each([
  ["en", "en-GB"],
  ["fr", "fr-FR"],
] as const)("a merchant's filter may be named as every object's members are, in %s", (language, locale) => {
  const filters = { vendors: {}, prices: {}, constructor: { valueOf: 2 } };
  expect(filterGroups(filters, { currency: "EUR" }, { language, locale })).toEqual([
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
  const [group] = filterGroups(filters, { currency: "EUR" }, { language: "en", locale: "en-GB" });
  expect(group?.options.map(({ label }) => label)).toEqual([...own, "Deep Red", "Été", "Water Proof"]);
});

test("only a bare number is marked as inches", () => {
  const filters = { vendors: {}, prices: {}, length: { "7.5": 1, "45 cm": 1, "34/32": 1, long: 1 } };
  const [group] = filterGroups(filters, { currency: "EUR" }, { language: "en", locale: "en-GB" });
  expect(group?.options.map(({ label }) => label)).toEqual(['7.5"', "45 cm", "34/32", "Long"]);
});

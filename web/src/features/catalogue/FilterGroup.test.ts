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
      options: [{ value: "valueOf", label: "Valueof", count: 2 }],
    },
  ]);
});

test("only a bare number is marked as inches", () => {
  const filters = { vendors: {}, prices: {}, length: { "7.5": 1, "45 cm": 1, "34/32": 1, long: 1 } };
  const [group] = filterGroups(filters, { currency: "EUR" }, { language: "en", locale: "en-GB" });
  expect(group?.options.map(({ label }) => label)).toEqual(['7.5"', "45 cm", "34/32", "Long"]);
});

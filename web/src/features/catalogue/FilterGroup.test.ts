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

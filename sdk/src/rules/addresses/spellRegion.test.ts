import { expect, test } from "vitest";
import { spellRegion } from "./spellRegion.ts";

const address = (country: string, state: string | null) => ({ city: "a city", country, state });

test.each([
  ["us", "tx", "US", "TX"],
  ["ca", "qc", "CA", "QC"],
  ["fr", "Île-de-France", "FR", "Île-de-France"],
  ["GB", "Kent", "GB", "Kent"],
  ["us", null, "US", null],
])("%s, %s is spelled %s, %s", (country, state, ...spelled) =>
  expect(spellRegion(address(country, state))).toEqual(address(...(spelled as [string, string]))),
);

test("an address without a country stays as it is", () => {
  expect(spellRegion({ state: "tx" })).toEqual({ state: "tx" });
});

import { expect, it } from "vitest";
import { chosenCountry } from "./chosenCountry.ts";

it.each([
  ["boutique_region=GB", "GB"],
  ["outlet_region=CA; boutique_region=GB", "GB"],
  ["boutique_region=GB; boutique_region=", "GB"],
  ["boutique_region=; boutique_region=GB", undefined],
  ["boutique_region=%", undefined],
  ["boutique_region=gb", undefined],
  ["boutique_region=GB=CA", undefined],
  ["boutique_region=constructor", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j chooses %s", (cookies, country) => expect(chosenCountry(cookies, "boutique")).toBe(country));

import { expect, it } from "vitest";
import { pageRegion } from "./pageRegion.ts";

const told = (countries: string[] | undefined, cookies?: string) =>
  pageRegion(
    countries && {
      regions: countries.map((country) => ({ country })),
      languages: { default: "fr" },
    },
    { cookies, site: "boutique" },
  );

it.each([
  ["nothing chosen", ["GB", "FR"], undefined, { country: "GB", french: "fr-FR", defaultLanguage: "fr" }],
  [
    "a region that was chosen",
    ["GB", "FR"],
    "boutique_region=FR",
    { country: "FR", french: "fr-FR", defaultLanguage: "fr" },
  ],
  [
    "one that the site no longer sells to",
    ["GB", "FR"],
    "boutique_region=CA",
    { country: "GB", french: "fr-FR", defaultLanguage: "fr" },
  ],
  [
    "a site that sells to Canada",
    ["US", "CA"],
    undefined,
    { country: "US", french: "fr-CA", defaultLanguage: "fr" },
  ],
  ["a site that is not known", undefined, "boutique_region=GB", { country: "GB" }],
  ["a site without regions", [], "boutique_region=GB", { country: "GB", defaultLanguage: "fr" }],
])("%s", (_, countries, cookies, region) => expect(told(countries, cookies)).toEqual(region));

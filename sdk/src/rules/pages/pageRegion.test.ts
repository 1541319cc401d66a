import { expect, it } from "vitest";
import { pageRegion } from "./pageRegion.ts";

const told = (countries: string[] | undefined, cookies?: string) =>
  pageRegion(
    countries?.map((country) => ({ country })),
    { cookies, site: "boutique" },
  );

it.each([
  ["nothing chosen", ["GB", "FR"], undefined, { country: "GB", french: "fr-FR" }],
  ["a region that was chosen", ["GB", "FR"], "boutique_region=FR", { country: "FR", french: "fr-FR" }],
  [
    "one that the site no longer sells to",
    ["GB", "FR"],
    "boutique_region=CA",
    { country: "GB", french: "fr-FR" },
  ],
  ["a site that sells to Canada", ["US", "CA"], undefined, { country: "US", french: "fr-CA" }],
  ["a site that is not known", undefined, "boutique_region=GB", { country: "GB" }],
  ["a site without regions", [], "boutique_region=GB", { country: "GB" }],
])("%s", (_, countries, cookies, region) => expect(told(countries, cookies)).toEqual(region));

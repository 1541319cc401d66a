import { expect, it } from "vitest";
import type { Language, Region, Site } from "../../types.ts";
import { type ListingQuery, withLocale } from "./selection.ts";

const site = (
  code: Site["code"],
  currency: string,
  language: Language,
): Pick<Site, "code" | "source" | "regions" | "languages"> => ({
  code,
  source: `goods-of-${code}`,
  regions: [{ currency } as Region],
  languages: { default: language, supported: [language] },
});
const sites = [site("boutique", "GBP", "en"), site("outlet", "EUR", "fr")];

it.each<[string, ListingQuery, string, string]>([
  ["the currency that is named", { configuration: { currency: "CAD" } }, "CAD", "en"],
  ["that of the shop's own site (S-027)", {}, "GBP", "en"],
  ["that of the site whose products it asks for", { filter: { source: "goods-of-outlet" } }, "EUR", "fr"],
  ["that of the shop's own site for a source of none", { filter: { source: "x" } }, "GBP", "en"],
])("a listing is answered in %s", (_, query, currency, language) => {
  expect(withLocale(query, sites, "boutique").configuration).toEqual({ currency, language });
});

it("keeps the rest of the configuration", () =>
  expect(withLocale<ListingQuery>({ configuration: { language: "fr" } }, sites, "boutique")).toEqual({
    configuration: { language: "fr", currency: "GBP" },
  }));

it("is answered in no currency of its own without a site", () => {
  const query = { configuration: { language: "fr" as const } };
  expect(withLocale<ListingQuery>(query, [], "boutique")).toBe(query);
});

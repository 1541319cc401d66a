import { expect, it } from "vitest";
import type { Region, Site } from "../../types.ts";
import { type ListingQuery, withCurrency } from "./selection.ts";

const site = (code: Site["code"], currency: string): Pick<Site, "code" | "source" | "regions"> => ({
  code,
  source: `goods-of-${code}`,
  regions: [{ currency } as Region],
});
const sites = [site("boutique", "GBP"), site("outlet", "EUR")];

it.each<[string, ListingQuery, string | undefined]>([
  ["the currency that is asked for", { configuration: { currency: "CAD" } }, "CAD"],
  ["that of the shop's own site (S-027)", {}, "GBP"],
  ["that of the site whose products are asked for", { filter: { source: "goods-of-outlet" } }, "EUR"],
  ["that of the shop's own site for a source of none", { filter: { source: "x" } }, "GBP"],
])("a listing is answered in %s", (_, query, currency) => {
  expect(withCurrency(query, sites, "boutique").configuration?.currency).toBe(currency);
});

it("keeps the rest of the configuration", () =>
  expect(withCurrency<ListingQuery>({ configuration: { language: "fr" } }, sites, "boutique")).toEqual({
    configuration: { language: "fr", currency: "GBP" },
  }));

it("is answered in no currency of its own without a site", () => {
  const query = { configuration: { language: "fr" as const } };
  expect(withCurrency<ListingQuery>(query, [], "boutique")).toBe(query);
});

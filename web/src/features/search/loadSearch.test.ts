import type { Site } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import type { Query } from "../../platform/queries/Query.ts";
import { loadSearch } from "./loadSearch.ts";

const site = {
  source: "boutique",
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  flags: {},
  limits: { pageSize: 24 },
} as unknown as Site;

function load(q: string, total: number, failing: string) {
  const products = { cards: [], currency: "USD", pagination: { page: 1, pages: 1, items: 24, total } };
  const answers: Record<string, unknown> = { site, search: products };
  const queries = {
    async get<Data>({ queryKey: [name] }: Query<Data>): Promise<Data> {
      if (name === failing) throw new Error("the network is gone");
      return answers[String(name)] as Data;
    },
  };
  const shop = {
    site: "boutique",
    language: "en",
    country: "US",
    locale: "en-US",
    origin: "http://shop.example",
  };
  return loadSearch({ shop, queries } as unknown as Parameters<typeof loadSearch>[0], { q });
}

describe("loadSearch", () => {
  it.each([
    ["with results", "halo", 3],
    ["without results", "xqzwk", 0],
    ["before anything is searched", "", 0],
  ])("shows the page %s when suggestions cannot be loaded (S-042)", async (_, q, total) => {
    expect(await load(q, total, "suggestions")).toMatchObject({
      products: q ? { pagination: { total } } : null,
      corrected: null,
      categories: [],
      popular: null,
    });
  });

  it("fails when the results cannot be loaded", async () => {
    await expect(load("halo", 3, "search")).rejects.toThrow("the network is gone");
  });
});

import { RefusedError } from "@velours/sdk";
import { pageCount } from "@velours/sdk/rules";
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

const gone = new Error("the network is gone");

function load(
  search: { q: string; page?: string; sort?: string },
  total: number,
  failures: Record<string, Error> = {},
) {
  const pages = pageCount(total, 24);
  const products = { cards: [], currency: "USD", pagination: { page: 1, pages, items: 24, total } };
  const answers: Record<string, unknown> = { site, search: products };
  const queries = {
    async get<Data>({ queryKey: [name] }: Query<Data>): Promise<Data> {
      const failure = failures[String(name)];
      if (failure) throw failure;
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
  return loadSearch({ shop, queries } as unknown as Parameters<typeof loadSearch>[0], search);
}

describe("loadSearch", () => {
  it.each([
    ["with results", "halo", 3],
    ["without results", "xqzwk", 0],
    ["before anything is searched", "", 0],
  ])("shows the page %s when suggestions cannot be loaded (S-042)", async (_, q, total) => {
    expect(await load({ q }, total, { suggestions: gone })).toMatchObject({
      products: q ? { pagination: { total } } : null,
      corrected: null,
      categories: [],
      popular: null,
    });
  });

  it("fails when the results cannot be loaded", async () => {
    await expect(load({ q: "halo" }, 3, { search: gone })).rejects.toThrow("the network is gone");
  });

  it.each([
    [{ q: "halo", page: "9" }, 30, { q: "halo", page: "2" }],
    [{ q: "halo", page: "9", sort: "new" }, 3, { q: "halo", sort: "new" }],
    [{ q: "halo", page: "9" }, 0, { q: "halo" }],
  ])("leads from %j beyond the last page of %i results to %j", async (search, total, to) => {
    await expect(load(search, total)).rejects.toMatchObject({
      options: { to: "/search", search: to },
    });
  });

  it("shows the last page", async () => {
    expect((await load({ q: "halo", page: "2" }, 30)).words).toBe("halo");
  });

  it("moves to /404 for a value that nothing can have", async () => {
    const refused = new RefusedError(
      { reference: "validationError", message: "no", value: null },
      new Response(null, { status: 400 }),
    );
    await expect(load({ q: "halo", page: "99999" }, 30, { search: refused })).rejects.toMatchObject({
      options: { to: "/404" },
    });
  });
});

import type { Site } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import type { Query } from "../shop/createQueries.ts";
import type { Shop } from "../shop/Shop.ts";
import { loadListing } from "./loadListing.ts";

const site = {
  code: "boutique",
  source: "boutique",
  regions: [
    { label: "United States", country: "US", currency: "USD", fulfillment: "US" },
    { label: "United Kingdom", country: "GB", currency: "GBP", fulfillment: "EU" },
  ],
  navigation: [],
  flags: {},
  limits: { pageSize: 24 },
} as unknown as Site;

const shop = {
  site: "boutique",
  language: "en",
  country: "GB",
  origin: "http://shop.example",
} as unknown as Shop;
const products = { cards: [], currency: "USD", pagination: { page: 1, pages: 1, items: 24, total: 0 } };
const answers: Record<string, unknown> = { site, collection: { title: "Kink", meta: {} }, filters: {} };

function load(shown: unknown[]) {
  const queries = {
    async get<Data>({ queryKey: [name] }: Query<Data>): Promise<Data> {
      if (name === "products") throw new Error("the network is gone");
      return answers[String(name)] as Data;
    },
    shown: () => shown,
  };
  const context = { shop, queries } as unknown as Parameters<typeof loadListing>[0];
  return loadListing(
    context,
    { path: "/kink", category: "kink" },
    { sort: "new" },
    "http://shop.example/kink",
  );
}

describe("loadListing, when the products cannot be had", () => {
  it("keeps what the listing shows, in the currency it is in (S-840)", async () => {
    const data = await load([undefined, { kind: "listing", levels: { path: "/kink" }, products }]);
    expect(data).toMatchObject({ products, currency: "USD" });
  });

  it.each([
    ["a first page", []],
    ["another listing", [{ kind: "listing", levels: { path: "/apparel" }, products }]],
  ])("fails on %s (S-839)", async (_, shown) => {
    await expect(load(shown)).rejects.toThrow("the network is gone");
  });
});

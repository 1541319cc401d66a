import type { Site } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import type { Query } from "../queries/createQueries.ts";
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
const answers: Record<string, unknown> = {
  site,
  collection: { title: "Kink", meta: {} },
  filters: {},
  products,
};

function load(shown: unknown[], failing = "products") {
  const queries = {
    async get<Data>({ queryKey: [name] }: Query<Data>): Promise<Data> {
      if (name === failing) throw new Error("the network is gone");
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
    const search = { sort: "price-low" };
    const data = await load([undefined, { kind: "listing", levels: { path: "/kink" }, products, search }]);
    expect(data).toMatchObject({ products, currency: "USD", search, kept: search });
  });

  it("takes nothing back when what is shown is what was asked for", async () => {
    const search = { sort: "new" };
    const data = await load([{ kind: "listing", levels: { path: "/kink" }, products, search }]);
    expect(data.kept).toBeNull();
    expect((await load([], "nothing")).kept).toBeNull();
  });

  it.each([
    ["a first page", []],
    ["another listing", [{ kind: "listing", levels: { path: "/apparel" }, products }]],
  ])("fails on %s (S-839)", async (_, shown) => {
    await expect(load(shown)).rejects.toThrow("the network is gone");
  });
});

it("S-790 loadListing shows a listing without banners when the campaigns call fails", async () => {
  expect(await load([], "category campaigns")).toMatchObject({ zones: null, products });
});

describe("loadListing asks for products", () => {
  const pagination = { page: 1, pages: 1, items: 24, total: 0 };
  async function loadedQuery(search: Record<string, string>, named: string[]) {
    const calls: { name: string; filter?: Record<string, unknown> }[] = [];
    const queries = {
      async get<Data>({ queryKey: [name, query] }: Query<Data>): Promise<Data> {
        calls.push({ name: String(name), ...(query as object) });
        await Promise.resolve();
        if (name === "products") return { cards: [], currency: "USD", pagination } as Data;
        if (name === "filters") return Object.fromEntries(named.map((key) => [key, { a: 1 }])) as Data;
        return answers[String(name)] as Data;
      },
      shown: () => [],
    };
    const context = { shop, queries } as unknown as Parameters<typeof loadListing>[0];
    await loadListing(context, { path: "/kink", category: "kink" }, search, "http://shop.example/kink");
    const { source, inventories, ...filter } = calls.find(({ name }) => name === "products")?.filter ?? {};
    return { filter, order: calls.map(({ name }) => name).filter((name) => name !== "site") };
  }
  const named = ["vendors", "prices", "suction"];

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ utm_source: "x", gclid: "y", fbclid: "z", ref: "a", anything: "b" }, {}],
    [{ suction: "yes", anything: "b" }, { suction: "or:yes" }],
    [{ suction: "yes", vibration: "strong" }, { suction: "or:yes" }],
    [{ brand: "Aube", __proto__x: "y" }, { vendor: "or:Aube" }],
  ])(
    "%j with the filters %j, because the filters answer names vendors, prices and suction (SA-403)",
    async (search, filter) => expect((await loadedQuery(search, named)).filter).toEqual(filter),
  );

  it("together with collection and filters when every key is a usual one (S-589)", async () => {
    const { order, filter } = await loadedQuery({ color: "violet", sort: "new" }, named);
    expect(order.toSorted()).toEqual(["category campaigns", "collection", "filters", "products"]);
    expect(filter).toEqual({ color: "or:violet" });
  });
});

describe("loadListing, with more pages below (?more=)", () => {
  const card = (id: number) => ({ id });
  async function loaded(search: Record<string, string>, last = 3) {
    const pages: number[] = [];
    const queries = {
      async get<Data>({ queryKey: [name, query] }: Query<Data>): Promise<Data> {
        if (name !== "products") return answers[String(name)] as Data;
        const { page } = query as { page: number };
        pages.push(page);
        const pagination = { page, pages: last, items: 1, total: last };
        return { cards: page <= last ? [card(page)] : [], currency: "USD", pagination } as Data;
      },
      shown: () => [],
    };
    const context = { shop, queries } as unknown as Parameters<typeof loadListing>[0];
    const data = await loadListing(
      context,
      { path: "/kink", category: "kink" },
      search,
      "http://shop.example/kink",
    );
    return { pages, cards: data.products.cards.map(({ id }) => id), data };
  }

  it.each<[Record<string, string>, number[], number[]]>([
    [{}, [1], [1]],
    [{ more: "1" }, [1, 2], [1, 2]],
    [{ page: "2", more: "1" }, [2, 3], [2, 3]],
    [{ page: "3", more: "2" }, [3, 4, 5], [3]],
    [{ more: "-1" }, [1], [1]],
    [{ more: "1,1" }, [1], [1]],
    [{ more: "<b>" }, [1], [1]],
    [{ more: "1e9" }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2, 3]],
  ])("%j asks for the pages %j and shows %j", async (search, asked, shown) => {
    const { pages, cards } = await loaded(search);
    expect([pages, cards]).toEqual([asked, shown]);
  });

  it("keeps a longer list apart from its first page", async () => {
    const keys = await Promise.all(
      ["0", "1", "2"].map(async (more) => (await loaded({ more })).data.keys.products),
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3);
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [
      { page: "7", sort: "new", gclid: "a" },
      { page: "3", sort: "new", gclid: "a" },
    ],
    [{ page: "7", more: "2" }, { page: "3" }],
  ])("leads from %j beyond the last to %j", async (search, to) => {
    await expect(loaded(search)).rejects.toMatchObject({ options: { to: "/kink", search: to } });
  });

  it("does not lead an empty first page anywhere", async () => {
    for (const last of [0, 1]) {
      const empty = { ...products, pagination: { ...products.pagination, pages: last } };
      const get = async <Data>({ queryKey: [name] }: Query<Data>) =>
        (name === "products" ? empty : answers[String(name)]) as Data;
      const context = { shop, queries: { get, shown: () => [] } } as unknown as Parameters<
        typeof loadListing
      >[0];
      const levels = { path: "/kink", category: "kink" };
      const data = await loadListing(context, levels, {}, "http://shop.example/kink");
      expect(data.products.cards).toEqual([]);
    }
  });
});

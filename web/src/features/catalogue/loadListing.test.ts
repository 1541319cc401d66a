import { ConnectionError, RefusedError } from "@velours/sdk";
import type { Site } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import type { Shop } from "../../platform/api/Shop.ts";
import type { Query } from "../../platform/queries/Query.ts";
import { loadListing } from "./loadListing.ts";
import { ListingBanners } from "./slots.ts";

ListingBanners.fill(
  () => null,
  async (_, queries) => {
    await queries.get({ queryKey: ["banners"], queryFn: async () => null });
    return null;
  },
);

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
  locale: "en-GB",
  origin: "http://shop.example",
} as unknown as Shop;
const products = { cards: [], currency: "USD", pagination: { page: 1, pages: 1, items: 24, total: 0 } };
const answers: Record<string, unknown> = {
  site,
  collection: { title: "Kink", description: "", meta: {} },
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
  const listed = { filters: {}, keys: { filters: ["filters", "kink", "US", "USD"] } };
  it("keeps what the listing shows, in the currency it is in (S-840)", async () => {
    const search = { sort: "price-low" };
    const data = await load([
      undefined,
      { kind: "listing", levels: { path: "/kink" }, products, search, ...listed },
    ]);
    expect(data).toMatchObject({ products, currency: "USD", search, shownInstead: search });
  });

  it("takes nothing back when what is shown is what was asked for", async () => {
    const search = { sort: "new" };
    const data = await load([{ kind: "listing", levels: { path: "/kink" }, products, search, ...listed }]);
    expect(data.shownInstead).toBeNull();
    expect((await load([], "nothing")).shownInstead).toBeNull();
  });

  it.each([
    ["a first page", []],
    ["another listing", [{ kind: "listing", levels: { path: "/apparel" }, products }]],
  ])("fails on %s (S-839)", async (_, shown) => {
    await expect(load(shown)).rejects.toThrow("the network is gone");
  });
});

describe("loadListing, when the first page of a category fails", () => {
  const refused = (status: number) =>
    new RefusedError(
      { reference: "validationError", message: "no", value: null },
      new Response(null, { status }),
    );

  function fail(failures: Record<string, Error>, search: Record<string, string> = {}) {
    const queries = {
      async get<Data>({ queryKey: [name] }: Query<Data>): Promise<Data> {
        // The collection answers last.
        if (name === "collection") await new Promise((done) => setTimeout(done));
        const failure = failures[String(name)];
        if (failure) throw failure;
        return answers[String(name)] as Data;
      },
      shown: () => [],
    };
    const context = { shop, queries } as unknown as Parameters<typeof loadListing>[0];
    return loadListing(
      context,
      { path: "/kink", category: "kink" },
      search,
      "http://shop.example/kink",
    ).catch((error) => error);
  }

  it.each(["collection", "products", "filters"])(
    "a refused %s call is passed on as {error: response data} (S-839)",
    async (name) => {
      const failure = refused(500);
      expect(await fail({ [name]: failure })).toMatchObject({ error: failure.error, cause: failure });
    },
  );

  it.each(["collection", "products", "filters"])(
    "a %s call without an answer is passed on as {error: the error} (S-839)",
    async (name) => {
      const failure = new ConnectionError({ operation: name, attempts: 3 }, new Error("offline"));
      expect(await fail({ [name]: failure })).toMatchObject({ error: failure, message: failure.message });
    },
  );

  it.each([400, 404])(
    "a collection that is answered with %s moves to /404 for good, whatever the others say (SA-206)",
    async (status) => {
      const failures = { collection: refused(status), products: refused(status), filters: refused(404) };
      for (const all of [failures, { collection: failures.collection }])
        expect(await fail(all, { color: "violet" })).toMatchObject({
          options: { to: "/404", statusCode: 301 },
        });
    },
  );

  it("a filter that is refused leads to the listing without it, and not for good", async () => {
    const found = await fail({ products: refused(400) }, { brand: "\u0000" });
    expect(found).toMatchObject({ options: { to: "/kink", statusCode: 307 } });
    expect(found.options.search).toBeUndefined();
  });

  it.each([
    ["no filter", 400, {}],
    ["a filter, but not for it", 404, { brand: "Aube" }],
  ])(
    "products refused with %s are an error, not a page that is not there (SA-206)",
    async (_, status, search) => {
      const failure = refused(status);
      expect(await fail({ products: failure }, search)).toMatchObject({ error: failure.error });
    },
  );
});

describe("loadListing, when the region changes", () => {
  const filtersOf = async (country: string, path: string, before: unknown[], shown = before) => {
    const asked: unknown[] = [];
    const queries = {
      async get<Data>({ queryKey }: Query<Data>): Promise<Data> {
        if (queryKey[0] === "filters") asked.push(queryKey);
        return answers[String(queryKey[0])] as Data;
      },
      shown: () => shown,
    };
    const context = { shop: { ...shop, country }, queries } as unknown as Parameters<typeof loadListing>[0];
    const levels = { path, category: path.slice(1) };
    return { data: await loadListing(context, levels, {}, `http://shop.example${path}`, before), asked };
  };

  it("asks for the filters of a listing that is opened in another region, also when it was opened before (S-596, S-750)", async () => {
    const { data, asked } = await filtersOf("US", "/kink", []);
    const other = await filtersOf("GB", "/kink", [{ ...data, levels: { path: "/apparel" } }]);
    expect([asked.length, other.asked.length]).toEqual([1, 1]);
    expect(other.asked).not.toEqual(asked);
    expect(other.data.keys.filters).toEqual(other.asked[0]);
  });

  it("asks for them when the router shows the listing as it was left, while it is loaded again (S-596)", async () => {
    const { data, asked } = await filtersOf("US", "/kink", []);
    const again = await filtersOf("GB", "/kink", [{ ...data, levels: { path: "/apparel" } }], [data]);
    expect(again.asked).toHaveLength(1);
    expect(again.asked).not.toEqual(asked);
  });

  it("keeps the filters of the listing that is shown, under the region they are of (S-598)", async () => {
    const { data } = await filtersOf("US", "/kink", []);
    const { data: after, asked } = await filtersOf("GB", "/kink", [undefined, data]);
    expect(asked).toEqual([]);
    expect(after.filters).toBe(data.filters);
    expect(after.keys.filters).toEqual(data.keys.filters);
  });
});

it("loadListing shows a listing without banners where there are none", async () => {
  expect(await load([], "nothing")).toMatchObject({ zones: null, products });
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
    expect(order.toSorted()).toEqual(["banners", "collection", "filters", "products"]);
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

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ more: "1" }, {}],
    [{ page: "2", more: "1" }, { page: "2" }],
  ])("%j has the title of %j", async (search, first) => {
    const title = async (of: Record<string, string>) => (await loaded(of)).data.head.meta[0];
    expect(await title(search)).toEqual(await title(first));
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

import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids, products } from "../../testing/shopData.ts";
import { upsertProducts } from "./store.ts";

describeOperation("listProducts", (shop) => {
  async function list(query: string) {
    const { status, headers, body } = await shop().call("listProducts", { query });
    expect(status).toBe(200);
    return { headers, ids: body.map((product) => product.id), body };
  }

  test("200: a page of a collection, its pagination and its counts (S-727, S-741, S-742, S-743, S-745)", async () => {
    const first = await list("collections=many");
    expect(first.ids).toHaveLength(24);
    expect(first.headers).toMatchObject({
      "x-pagination-page": "1",
      "x-pagination-pages-total": "2",
      "x-pagination-items-per-page": "24",
      "x-pagination-items-total": "30",
    });
    expect(JSON.parse(String(first.headers["x-products-vendors"]))).toEqual({ Even: 15, Odd: 15 });
    expect(JSON.parse(String(first.headers["x-products-prices"]))).toEqual({ "0-25": 15, "25-50": 15 });
    const second = await list("collections=many&page=2");
    expect(second.ids).toHaveLength(6);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(30);
  });

  test("200: the recommendation service's result id, the same for the same catalogue (S-744, SA-191)", async () => {
    const id = async () => (await list("collections=many")).headers["x-nosto-result-id"];
    expect(await id()).toMatch(/^catalogue-\d+$/);
    expect(await id()).toBe(await id());
  });

  test.each([
    ["S-740", "", [129, 128]],
    ["S-740", "order=recommended", [129, 128]],
    ["S-737", "order[price]=ASC", [100, 101]],
    ["S-738", "order[price]=DESC", [129, 128]],
    ["S-739", "order[created_at]=DESC", [100, 101]],
  ])("%s 200: %s", async (_, order, expected) => {
    expect((await list(`collections=many&limit=2&${order}`)).ids).toEqual(expected);
  });

  test.each([
    ["S-733", "filter[color]=or:violet", [1, 2]],
    ["S-733", "filter[color]=or:violet,black", [1, 2, 5]],
    ["S-734", "filter[girth]=1.5", [4, 5]],
    ["S-735", "filter[length]=7", [5]],
    ["S-735", "filter[length]=7,7.5", [4, 5]],
    ["S-734 S-735", "filter[girth]=1.5&filter[length]=7.5", [4]],
    ["S-736", "filter[function]=or:vibrating", [1]],
    ["S-732", "filter[vendor]=or:Lune %26 Café", [2]],
    ["S-732", "filter[vendor]=or:Lune %26 Café,Maison Velours&filter[color]=or:violet", [1, 2]],
    ["S-731", "filter[price]=100-", [2]],
    ["S-731 SA-190", "filter[price]=0-10,100-", [2, 4, 6]],
    ["S-731", "filter[price]=50-&configuration[currency]=CAD&filter[color]=or:violet", [1, 2]],
    ["S-731", "filter[price]=nonsense", []],
    ["S-728", "filter[source]=closet", [10]],
    ["S-729", "filter[inventories][region]=or:CA,INTL", [3, 6, 7]],
    ["S-721", "filter[inventories][region]=or:US&filter[inventories][level]=or:none", [2]],
    ["S-721", "filter[inventories][level]=or:low,high,unlimited", [1, 10, 3, 4, 5, 6, 7, 8]],
    ["SA-403", "collections=vibrators&filter[unheard-of]=or:x", [1, 2]],
    ["SA-403", "collections=vibrators&filter[utm_source]=or:x&filter[color]=or:violet", [1, 2]],
    ["SA-403", "collections=vibrators&filter[girth]=1.5", [1, 2]],
    ["SA-403", "collections=vibrators&filter[color]=or:none-such", []],
    ["SA-404", "filter[color]=or:VIOLET,Black", [1, 2, 5]],
    ["SA-404", "filter[vendor]=or:LUNE %26 CAFÉ", [2]],
    ["S-727", "collections=nothing", []],
    ["SA-046", "search=LÚNE cafe", [2]],
    ["SA-046", "search=halo (fr)", [1]],
    ["SA-046", "search=douceur", [1]],
    ["SA-046", "search=tout vibrators noir", []],
    ["SA-046", "search=the halo for you", [1]],
    ["SA-046", "search=hal", [1]],
    ["SA-046", "search=hallo", [1]],
    ["SA-046", "search=protecton", [6]],
    ["SA-046", "search=xqzw", []],
    ["SA-046", "search=pouch&filter[source]=closet", []],
    ["SA-046", "search=all vibrators&filter[color]=or:violet", [1, 2]],
  ])("%s 200: %s", async (_, query, expected) => {
    const { ids } = await list(`${query}&limit=100`);
    expect(ids.filter((id) => id < 100).sort()).toEqual(expected);
  });

  test("200: a choice of a brand leaves the other brands visible", async () => {
    const { headers, ids } = await list("collections=many&filter[vendor]=or:Even");
    expect(ids).toHaveLength(15);
    expect(JSON.parse(String(headers["x-products-vendors"]))).toEqual({ Even: 15, Odd: 15 });
  });

  test("200: names in headers are ASCII and read back as they were", async () => {
    const { headers } = await list("collections=vibrators");
    expect(JSON.parse(String(headers["x-products-vendors"]))).toEqual({
      "Maison Velours": 1,
      "Lune & Café": 1,
    });
  });

  test("200: a search answers its best match first, and in another order when asked (SA-046)", async () => {
    const inTitle = await list("search=protection");
    expect(inTitle.ids[0]).toBe(ids.warranty.product);
    expect((await list("search=all vibrators&filter[color]=or:violet&order[price]=DESC")).ids).toEqual([
      2, 1,
    ]);
    expect((await list("search=many&limit=2&order=recommended")).ids).toEqual([129, 128]);
    const page = await list("search=many&page=2");
    expect(page.ids).toHaveLength(6);
    expect(page.headers["x-pagination-items-total"]).toBe("30");
  });

  test("200: a title that was changed is found at once by its new words only", async () => {
    const { store, catalogue } = shop().services;
    expect((await list("search=pouch")).ids).toEqual([5]);
    const renamed = products.find(({ id }) => id === 5)!;
    await inTransaction(store.db, (trx) =>
      upsertProducts(trx, [{ ...renamed, title: "Étui", description: "" }]),
    );
    await catalogue.refresh();
    expect((await list("search=etui")).ids).toEqual([5]);
    expect((await list("search=pouch")).ids).toEqual([]);
    await inTransaction(store.db, (trx) => upsertProducts(trx, [renamed]));
    await catalogue.refresh();
    expect((await list("search=pouch")).ids).toEqual([5]);
  });

  test("200: a strategy ranks by the products' own rank for it (S-431); prices stay", async () => {
    const ranked = await list("collections=many&limit=2&configuration[strategy]=gentle");
    expect(ranked.ids).toEqual([100, 129]);
    expect(ranked.body[0]).toMatchObject({ price: 10 });
    expect(ranked.body[0]).not.toHaveProperty("strategies");
    expect((await list("collections=many&limit=1&configuration[strategy]=unknown")).ids).toEqual([129]);
  });

  test("200: each site shows its own assortment and nothing of another's (S-728)", async () => {
    expect((await list("ids=1,10&filter[source]=closet")).ids).toEqual([10]);
    expect((await list("ids=1,10&filter[source]=boutique")).ids).toEqual([1]);
  });

  test("200: as many ids as a page has products, however long they are", async () => {
    const longest = Array.from({ length: 250 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
    expect((await list(`ids=${longest.join()}&limit=250`)).ids).toEqual([]);
  });

  test("200: products by ids, in their order, those that exist and are sold (S-719, S-722, S-724)", async () => {
    const many = Array.from({ length: 30 }, (_, index) => 129 - index);
    expect((await list(`ids=${many.join()}`)).ids).toEqual(many);
    expect((await list(`ids=5,1,${ids.retired.product},4711,3`)).ids).toEqual([5, 1, 3]);
    expect((await list("ids=5,1,2,3&limit=2")).ids).toEqual([5, 1]);
    expect((await list("ids=5,5,1")).ids).toEqual([5, 1]);
    const { body } = await list("ids=2,1&filter[source]=boutique&configuration[strategy]=gentle");
    expect(body.map(({ id, variants }) => [id, variants.map((variant) => variant.id)])).toEqual([
      [2, [21]],
      [1, [11, 12]],
    ]);
  });

  test("200: price and words follow the configuration (S-730)", async () => {
    const { body } = await list("ids=1&configuration[language]=fr&configuration[currency]=EUR");
    expect(body[0]).toMatchObject({ title: "Halo (fr)", price: 47 });
    expect(body[0]?.variants.map(({ id }) => id)).toEqual([11, 12]);
  });
});

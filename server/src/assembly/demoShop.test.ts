import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../platform/store/store.ts";
import { createStore, type TestStore } from "../testing/stores.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/readConfig.ts";
import { createServices } from "./createServices.ts";

type Product = {
  id: number;
  type: string;
  prices: Record<string, number>;
  inventories: { region: string; level: string }[];
  variants: unknown[];
};

describe("the demo shop, asked over its API", () => {
  let testStore: TestStore;
  let store: Store;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    testStore = await createStore("demo");
    store = await openStore(testStore.options);
    app = await createApp(await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store));
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await testStore.remove();
  });

  const get = async <T>(url: string): Promise<T> =>
    (await app.inject({ url: `/api${url}`, headers: { "x-client-token": "velours-dev" } })).json<T>();
  const all = () => get<Product[]>("/products?limit=250");

  test.each(
    "sex-toys lubricants anal-douches kink apparel swimwear underwear-jockstraps closet-sex-toys top-picks".split(
      " ",
    ),
  )("S-001 S-002 S-003 sells %s", async (collection) => {
    expect((await get<Product[]>(`/products?collections=${collection}`)).length).toBeGreaterThan(0);
  });

  test("S-004 S-005 S-007 S-336 has a gift card, a warranty and something digital", async () => {
    const types = (await all()).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["Gift Card", "Warranty", "E-Book"]));
  });

  test("S-005 protection has a price in each currency", async () => {
    const warranties = (await all()).filter(({ type }) => type === "Warranty");
    expect(warranties.length).toBeGreaterThan(0);
    for (const { prices } of warranties) {
      expect(Object.keys(prices).sort()).toEqual(["CAD", "EUR", "GBP", "USD"]);
      for (const price of Object.values(prices)) expect(price).toBeGreaterThan(0);
    }
  });

  test("S-341 has all four levels", async () => {
    const levels = new Set((await all()).flatMap(({ inventories }) => inventories.map(({ level }) => level)));
    expect([...levels].sort()).toEqual(["high", "low", "none", "unlimited"]);
  });

  test("S-716 S-857 a product's stock is that of the region asked for, and INTL", async () => {
    const { inventories } = await get<Product>("/products/100005?filter[inventories][region]=or:CA,INTL");
    expect(new Set(inventories.map(({ region }) => region))).toEqual(new Set(["CA", "INTL"]));
  });

  test("S-388 has a promotion of each of the eight types; S-588 LASTCHANCE is 15 percent", async () => {
    const codes = "WELCOME15 HALO20 SPENDMORE GIFTUP FREETOY TAKEFOUR BIGBAG TENOFF".split(" ");
    const found = await Promise.all(
      codes.map((code) => get<{ type: string }>(`/products/promotions/${code}`)),
    );
    expect(found.map(({ type }) => type)).toEqual(
      "percentage percentage_product percentage_threshold percentage_threshold_free_product free_product free_product_quantity_threshold amount_threshold amount".split(
        " ",
      ),
    );
    expect(await get("/products/promotions/LASTCHANCE")).toMatchObject({ type: "percentage", discount: 15 });
  });

  test("S-404 a card of the feed leads to a listing with its promo code", async () => {
    const links = (await get<{ link: string | null }[]>("/notifications")).map(({ link }) => link ?? "");
    const codes = links.map((link) => new URL(link, "http://shop").searchParams.get("promo_code"));
    for (const code of codes.filter((candidate) => candidate !== null))
      expect(await get(`/products/promotions/${code}`)).toMatchObject({ name: code });
    expect(codes).toContain("WELCOME15");
  });

  test("S-725 S-726 a collection's title is in the language asked for", async () => {
    const title = async (language: string) =>
      (await get<{ title: string }>(`/products/collections/vibrators?configuration[language]=${language}`))
        .title;
    expect([await title("en"), await title("fr")]).toEqual(["Vibrators", "Vibromasseurs"]);
  });

  test("S-727 S-745 a listing has 24 to a page", async () => {
    const page = (number: number) => get<Product[]>(`/products?collections=sex-toys&page=${number}&limit=24`);
    const [first, second] = [await page(1), await page(2)];
    expect([first.length, second.length]).toEqual([24, 24]);
    expect(first.filter(({ id }) => second.some((product) => product.id === id))).toEqual([]);
  });
});

import { emptyDocument, formatReasons } from "@velours/sdk/import";
import type { Collection, Product } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { bookshopDirectory, openBookshop } from "../../testing/openBookshop.ts";
import { readDirectory } from "../import/readDirectory.ts";
import { runImport } from "../import/runImport.ts";

const { products } = await readDirectory(bookshopDirectory);

describe("collections with rules", () => {
  const shop = fixture(() => openBookshop());

  const find = (handle: string): Product =>
    structuredClone(products.find(({ value }) => value.handle === handle)!.value);

  async function put(part: "products" | "collections", value: Product | Collection) {
    const row = { file: "rows.json", line: 1, rows: 1, value };
    const document = { ...emptyDocument(), [part]: [row] };
    const source = { document, drafts: [], bad: [], rows: 1, blank: 0 };
    const result = await runImport(shop.services.store, source, {
      skipBad: false,
      sources: [],
      stock: "set",
    });
    await shop.services.catalogue.refresh();
    return result;
  }

  async function list(handle: string): Promise<(string | undefined)[]> {
    const query = `collections=${handle}&configuration[currency]=EUR&order[price]=ASC`;
    const { body, headers } = await shop.call("listProducts", { query });
    expect(Number(headers["x-pagination-items-total"])).toBe(body.length);
    return body.map((product) => product.handle);
  }

  test("have the products that match, whatever those name, and answer none of their rules", async () => {
    expect(await list("under-ten")).toEqual(["bear-and-boat", "a-quiet-killing", "harbour-lights"]);
    expect(await list("sale")).toEqual(["harbour-lights"]);
    const { body } = await shop.call("getCollection", { params: { collection: "under-ten" } });
    expect(body).not.toHaveProperty("rules");
    const product = await shop.call("getProduct", {
      params: { id: 600002 },
      query: "configuration[currency]=EUR",
    });
    expect(product.body.collections).toEqual(["books", "fiction", "under-ten", "sale"]);
  });

  test("follow a price, a former price, a tag and the stock of an import", async () => {
    const road = find("the-salt-road");
    for (const priced of [road, road.variants[0]!]) priced.prices = { EUR: 9.5 };
    await put("products", { ...road, collections: ["books", "clearance"] });
    const lights = find("harbour-lights");
    await put("products", {
      ...lights,
      inventories: lights.inventories.map((row) => ({ ...row, level: "none", quantity: 0 })),
    });
    expect(await list("under-ten")).toEqual(["bear-and-boat", "a-quiet-killing", "the-salt-road"]);
    expect(await list("sale")).toEqual(["the-salt-road", "harbour-lights"]);
    const body = (
      await shop.call("getCollectionFilters", {
        params: { collection: "under-ten" },
        query: "configuration[currency]=EUR",
      })
    ).body;
    expect(body.products.prices).toEqual({ "0-25": 3 });
  });

  test.each([
    [{ all: [{ colour: "red" }] }, "rules.all[0].colour is not known"],
    [{ all: [{ type: "Book", vendor: "Harbour" }] }, "rules.all[0]"],
    [{ all: [] }, "rules.all"],
    [{ most: [{ type: "Book" }] }, "rules.most is not known"],
    [{ all: [{ price: { below: 5 } }] }, "rules.all[0].price"],
    [{ all: [{ price: { currency: "EUR" } }] }, "rules.all[0].price"],
    [{ all: [{ newDays: 0 }] }, "rules.all[0].newDays"],
  ])("are refused with rules of %j", async (rules, place) => {
    const { imported, bad } = await put("collections", {
      ...{ handle: "odd", title: "Odd", description: "", meta: {} },
      rules: rules as never,
    });
    expect(imported).toBe(false);
    expect(bad).toMatchObject([{ file: "rows.json", line: 1, name: "odd" }]);
    expect(formatReasons(bad[0]!.reasons, "en")).toContain(place);
  });
});

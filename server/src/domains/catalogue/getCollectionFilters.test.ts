import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("getCollectionFilters", (shop) => {
  test("200: every key with its values and counts (S-748)", async () => {
    const { body } = await shop().call("getCollectionFilters", { params: { collection: "vibrators" } });
    expect(body.products).toEqual({
      vendors: { "Maison Velours": 1, "Lune & Café": 1 },
      prices: { "25-50": 1, "100-150": 1 },
      color: { violet: 2, black: 1 },
      function: { vibrating: 1 },
    });
  });

  test("200: prices are counted in the currency asked for (S-747)", async () => {
    const query = "configuration[currency]=CAD";
    const { body } = await shop().call("getCollectionFilters", {
      params: { collection: "vibrators" },
      query,
    });
    expect(body.products.prices).toEqual({ "50-100": 1, "100-150": 1 });
  });

  test("200: only what the site sells and the regions stock is counted (S-747)", async () => {
    const params = { collection: "vibrators" };
    const counted = async (query: string) =>
      (await shop().call("getCollectionFilters", { params, query })).body.products.vendors;
    expect(await counted("filter[source]=closet")).toEqual({});
    expect(await counted("filter[inventories][region]=or:CA,INTL")).toEqual({});
    expect(await counted("filter[inventories][region]=or:US,INTL&filter[source]=boutique")).toEqual({
      "Maison Velours": 1,
      "Lune & Café": 1,
    });
  });
});

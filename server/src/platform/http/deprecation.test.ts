import type { DeprecationRow } from "@velours/sdk/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperationName, routes } from "../../generated/operations.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";

/** Mostly nothing of the contract is deprecated: these stand for what may be. */
const deprecated: Partial<Record<OperationName, DeprecationRow>> = {
  getSite: { deprecation: "@1795737600", sunset: "Mon, 31 May 2027 00:00:00 GMT" },
  listProducts: {
    parameter: { name: "search", in: "query" },
    deprecation: "@1795737600",
    sunset: "Mon, 31 May 2027 00:00:00 GMT",
  },
};

describe("an operation with something deprecated", () => {
  let shop: TestShop;
  const names = Object.keys(deprecated) as OperationName[];
  beforeAll(async () => {
    for (const name of names) Object.assign(routes[name], { deprecations: [deprecated[name]] });
    shop = await openTestShop(createEmbeddedStore(), { env: { CORS_ORIGINS: "https://partner.example" } });
  });
  afterAll(async () => {
    for (const name of names) Object.assign(routes[name], { deprecations: [] });
    await shop.close();
  });

  const get = async (url: string) => {
    const { headers } = await shop.app.inject({
      url: `/api${url}`,
      headers: { "x-client-token": "velours-dev" },
    });
    return [headers.deprecation, headers.sunset];
  };

  test.each([
    ["the operation, each time", "/sites/boutique", true],
    ["its refusals", "/sites/nowhere", true],
    ["the parameter", "/products?search=halo", true],
    ["other parameters", "/products?limit=1", false],
    ["other operations", "/pages/terms", false],
  ])("says so of %s", async (_case, url, isTold) => {
    const { deprecation, sunset } = deprecated.getSite as DeprecationRow;
    // The third response of a cached operation comes from memory.
    for (let nth = 0; nth < 3; nth++)
      expect(await get(url)).toEqual(isTold ? [deprecation, sunset] : [undefined, undefined]);
  });
});

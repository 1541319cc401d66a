import type { Region, Site } from "@velours/sdk/types";
import { expect, it } from "vitest";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { loadRailLinks } from "./railProducts.ts";

const rail = (label: string, collection: string) => ({ label, collection, url: `/${collection}` });
const card = (title: string, state: string) => ({ title, link: `/product/${title}`, state });
const site = {
  flags: {},
  home: { rails: [rail("New in", "new"), rail("Gone", "gone")] },
} as unknown as Site;
const region = { country: "US", currency: "USD", fulfillment: "US" } as unknown as Region;
const context = {
  shop: { site: "boutique", language: "en", country: "US", locale: "en-US" },
  queries: {
    get: async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      if (JSON.stringify(queryKey).includes('"gone"')) throw new Error("not there");
      return { cards: [card("Halo", "inStock"), card("Sold", "soldOut"), card("Murmur", "inStock")] };
    },
  },
} as unknown as RouterContext;

it("leads by name to what can be bought of each rail, and stands without a rail's products", async () =>
  expect(await loadRailLinks(context, site, region)).toEqual({
    "New in": [
      { title: "Halo", link: "/product/Halo" },
      { title: "Murmur", link: "/product/Murmur" },
    ],
    Gone: [],
  }));

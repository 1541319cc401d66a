import type { Site } from "@velours/sdk/types";
import { expect, it } from "vitest";
import type { Query } from "../../platform/queries/Query.ts";
import { describePage, type RenderedPage } from "./describePage.ts";

const site = {
  name: "Velours",
  languages: { supported: ["en"], default: "en" },
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  limits: { pageSize: 24 },
} as unknown as Site;
const shop = {
  ...{ site: "boutique", language: "en", defaultLanguage: "en", country: "US" },
  origin: "https://shop.example",
};
const queries = { get: async <Data>(_: Query<Data>) => site as Data };
const address = "https://shop.example/kink";

it("names the site's own icon as the logo of its seller", async () => {
  const context = { shop: { ...shop, site: "outlet" }, queries } as unknown as RenderedPage["context"];
  const described = await describePage({
    ...{ context, url: address, path: "/", data: undefined },
    ...{ meta: [{ title: "Velours" }], links: [{ rel: "canonical", href: address }] },
  });
  expect(described).toContain('"logo":"https://shop.example/assets/img/icon-outlet-512.png"');
});

it.each<[Record<string, string>, number, number[]]>([
  [{}, 1, [1, 2]],
  [{ page: "2" }, 2, [25, 26]],
  [{ more: "1" }, 2, [1, 2]],
  [{ page: "2", more: "1" }, 3, [25, 26]],
])("counts the products of a listing from the page of %j on", async (search, page, positions) => {
  const data = {
    kind: "listing",
    collection: { title: "Kink" },
    products: {
      cards: ["/product/1", "/product/2"].map((link) => ({ link, title: link })),
      pagination: { page, pages: 3, items: 24, total: 60 },
    },
    search,
  };
  const described = await describePage({
    ...{ context: { shop, queries } as unknown as RenderedPage["context"], url: address, path: "/kink" },
    ...{ data, meta: [{ title: "Kink" }], links: [{ rel: "canonical", href: address }] },
  });
  expect([...described.matchAll(/"position":(\d+)/g)].map(([, position]) => Number(position))).toEqual(
    positions,
  );
});

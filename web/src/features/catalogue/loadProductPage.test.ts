import { RefusedError } from "@velours/sdk";
import { expect, it } from "vitest";
import type { Query } from "../../platform/queries/Query.ts";
import { loadProductPage } from "./loadProductPage.ts";

const product = { id: 7, title: "Halo", meta: { category: "books", subcategory: "crime" } };

function load(path: string, navigation: { label: string; url: string }[]) {
  const regions = [{ label: "France", country: "FR", currency: "EUR", fulfillment: "EU" }];
  const queries = {
    get: async <Data>({ queryKey: [name, id] }: Query<Data>) => {
      if (name === "site") return { navigation, regions } as Data;
      if (id === product.id) return product as Data;
      throw new RefusedError({}, new Response(null, { status: 404 }));
    },
  };
  const shop = { language: "en", country: "FR" };
  return loadProductPage({ shop, queries } as never, path.split("/"), {
    search: { variant: "71", utm_source: "feed" },
  });
}

it.each([
  ["books/crime/halo-7", [{ label: "Books", url: "/books" }], "/books/halo-7"],
  ["Books/Crime/Halo-7", [], "/product/7/halo"],
])(
  "moves from %s, below a listing that went, to where the product is with its query, but not for good",
  (path, navigation, to) =>
    expect(load(path, navigation)).rejects.toMatchObject({
      options: { to, search: { variant: "71", utm_source: "feed" }, statusCode: 302 },
    }),
);

it.each(["books/crime/halo-8", "account/halo-7"])("moves from %s to /404 for good", (path) =>
  expect(load(path, [])).rejects.toMatchObject({ options: { to: "/404", statusCode: 301 } }),
);

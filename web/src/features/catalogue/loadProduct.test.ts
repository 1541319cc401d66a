import { expect, it } from "vitest";
import type { Query } from "../../platform/queries/Query.ts";
import { loadProduct } from "./loadProduct.ts";

const navigation = [
  {
    label: "Sex Toys",
    url: "/sex-toys",
    menu: [{ label: "Vibrators", label_fr: "Vibromasseurs", url: "/sex-toys/vibrators" }],
  },
];
const site = {
  name: "Velours",
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  navigation,
  limits: {},
};
const product = {
  id: 7,
  title: "Halo",
  vendor: "Velours",
  handle: "halo",
  collections: ["sex-toys", "vibrators", "gifts"],
  images: [],
  variants: [],
};
const listing = (handle: string, path: string, title: string) => ({
  kind: "listing",
  levels: { path },
  collection: { handle, title },
});

function load(
  shown: unknown[],
  language = "en",
  sold: object = product,
  path = "/product/7/halo",
  settings: object = site,
) {
  const queries = {
    get: async <Data>({ queryKey: [name] }: Query<Data>) => (name === "site" ? settings : sold) as Data,
    shown: () => shown,
  };
  const shop = {
    site: "boutique",
    language,
    country: "US",
    locale: `${language}-${language === "fr" ? "CA" : "US"}`,
    origin: "https://shop.example",
  };
  return loadProduct({ shop, queries } as never, 7, path);
}

it.each([
  ["the page was opened by its address", [undefined], "sex-toys/vibrators", "Vibrators"],
  ["a category of it was open", [undefined, listing("gifts", "/gifts", "Gifts")], "gifts", "Gifts"],
  ["another category was open", [listing("kink", "/kink", "Kink")], "sex-toys/vibrators", "Vibrators"],
  ["another product was open", [{ kind: "product", product: { id: 8 } }], "sex-toys/vibrators", "Vibrators"],
  [
    "it is loaded again",
    [{ kind: "product", product: { id: 7 }, category: { label: "Gifts", value: "gifts" } }],
    "gifts",
    "Gifts",
  ],
])("leads back to a category when %s (SA-413)", async (_, shown, value, label) =>
  expect((await load(shown)).category).toEqual({ value, label }),
);

it("leads down by the navigation's words of the language (SA-413)", async () =>
  expect((await load([], "fr")).trail).toEqual([
    { label: "Sex Toys", value: "sex-toys" },
    { label: "Vibromasseurs", value: "sex-toys/vibrators" },
  ]));

it("leads to the path of an entry whose address has a query, a slash or a language", async () => {
  const menu = [{ label: "Vibrators", url: "/fr/sex-toys/vibrators/?sort=new" }];
  const { category } = await load([], "fr", product, undefined, { ...site, navigation: menu });
  expect(category).toEqual({ label: "Vibrators", value: "sex-toys/vibrators" });
});

it("keeps the one crumb of its slug (S-179)", async () =>
  expect((await load([])).crumbs).toEqual([{ label: "Halo", value: "product/7/halo" }]));

it.each([
  ["product/7/crme-brle", "Crème brûlée", "Crème brûlée"],
  ["product/7/rocknroll", "Rock’n’Roll", "Rock’n’Roll"],
  ["product/7", "Halo", "Halo"],
  ["product/7/soft-halo", "soft halo!", "Soft Halo"],
])("has in the crumb %s of %j the words %j", async (value, title, label) =>
  expect((await load([], "en", { ...product, title }, `/${value}`)).crumbs).toEqual([{ label, value }]),
);

it("names a product without a brand alone", async () => {
  const { head } = await load([], "en", { ...product, vendor: "" });
  expect(head.meta.slice(0, 2)).toEqual([
    { title: "Halo | Velours" },
    { name: "description", content: "Halo, at Velours." },
  ]);
});

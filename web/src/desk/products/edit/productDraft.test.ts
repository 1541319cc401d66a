import type { Product, Variant } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { rebaseWordEdits } from "../../settings/words/wordsDraft.ts";
import { applyProductEdits, listProductChanges, type ProductEdits } from "./productDraft.ts";
import { productFields } from "./productFields.ts";
import { newVariant, noVariantEdits, readPrices, toVariantFields } from "./variantDraft.ts";

const variant = (id: number, more: Partial<Variant> = {}): Variant => ({
  id,
  sku: `SKU-${id}`,
  option1: "Violet",
  price: 48,
  compare_at_price: null,
  prices: { USD: 48 },
  taxable: true,
  inventory_policy: "deny",
  ...more,
});

const product: Product = {
  id: 1,
  title: "Halo",
  vendor: "Maison Velours",
  type: "Vibrators",
  images: [{ id: 10, src: "/a.svg", alt: "Halo" }],
  meta: { category: "sex-toys" },
  price: 48,
  prices: { USD: 48 },
  contents: ["Cable", "Bag"],
  attributes: { color: ["violet"] },
  minimum_prices: { USD: 30 },
  sources: ["boutique"],
  inventories: [{ variant_id: 11, region: "US", requires_shipping: true, level: "high", quantity: 9 }],
  variants: [variant(11), variant(12, { option1: "Black", gtin: "4006381333931" })],
};

const noEdits: ProductEdits = {
  words: {},
  variants: noVariantEdits,
  images: undefined,
  videos: undefined,
  sources: undefined,
  minimums: {},
};
const edited = (edits: Partial<ProductEdits>, stored = product) =>
  applyProductEdits(stored, { ...noEdits, ...edits });
const added = { ...newVariant(noVariantEdits, true), option1: "Rose", prices: { USD: "50,5", EUR: " " } };

describe("applyProductEdits", () => {
  test.each<[string, Partial<ProductEdits>, Product]>([
    ["nothing", {}, product],
    ["a title", { words: { title: " Halo II " } }, { ...product, title: "Halo II" }],
    [
      "a list by its lines",
      { words: { contents: " Cable \n\nBag\nBox " } },
      { ...product, contents: ["Cable", "Bag", "Box"] },
    ],
    [
      "an empty category, beside an object that stays",
      { words: { "meta.category": "" } },
      { ...product, meta: {} },
    ],
    ["taking it off sale", { words: { enabled: false } }, { ...product, enabled: false }],
    [
      "filters by their lines",
      { words: { attributes: "color: violet, black\nsize: M" } },
      { ...product, attributes: { color: ["violet", "black"], size: ["M"] } },
    ],
    [
      "minimum prices, one more and one that is no amount",
      { minimums: { USD: "much", EUR: " 28,5 " } },
      { ...product, minimum_prices: { USD: 30, EUR: 28.5 } },
    ],
    ["no minimum price any more", { minimums: { USD: "" } }, { ...product, minimum_prices: {} }],
    [
      "a video",
      { videos: [{ id: 1, src: "/a.webm", poster: "/a.svg", title: "Halo turns" }] },
      { ...product, videos: [{ id: 1, src: "/a.webm", poster: "/a.svg", title: "Halo turns" }] },
    ],
    ["no sites", { sources: [] }, { ...product, sources: [] }],
    [
      "a variant's fields, emptied ones as the contract has them",
      {
        variants: {
          ...noVariantEdits,
          changed: { 11: { sku: " ", option1: "", preorder: true, image: "10" }, 12: { gtin: "" } },
        },
      },
      {
        ...product,
        variants: [
          variant(11, { sku: null, option1: "Default Title", inventory_policy: "continue", image_id: 10 }),
          variant(12, { option1: "Black" }),
        ],
      },
    ],
    [
      "a variant less, with its stock",
      { variants: { ...noVariantEdits, removed: [11] } },
      { ...product, inventories: [], variants: product.variants.slice(1) },
    ],
    [
      "a new variant with its stock where it is sold",
      { variants: { ...noVariantEdits, added: [{ ...added, counts: { US: "3", CA: "", EU: "0" } }] } },
      {
        ...product,
        inventories: [
          ...product.inventories,
          { variant_id: 0, region: "US", requires_shipping: true, level: "high", quantity: 3 },
          { variant_id: 0, region: "EU", requires_shipping: true, level: "none", quantity: 0 },
        ],
        variants: [
          ...product.variants,
          variant(0, { sku: null, option1: "Rose", price: 50.5, prices: { USD: 50.5 }, image_id: null }),
        ],
      },
    ],
    [
      "a new variant that is sent by email",
      { variants: { ...noVariantEdits, added: [{ ...added, ships: false, counts: { US: "3" } }] } },
      {
        ...product,
        inventories: [
          ...product.inventories,
          { variant_id: 0, region: "INTL", requires_shipping: false, level: "unlimited" },
        ],
        variants: [
          ...product.variants,
          variant(0, { sku: null, option1: "Rose", price: 50.5, prices: { USD: 50.5 }, image_id: null }),
        ],
      },
    ],
  ])("keeps %s", (_, edits, next) => expect(edited(edits)).toEqual(next));

  test("leaves alone what somebody else changed meanwhile", () => {
    const theirs = {
      ...product,
      vendor: "Another",
      variants: [variant(11, { prices: { USD: 51 } }), product.variants[1]!, variant(13)],
    };
    const edits = {
      words: { title: "Mine" },
      variants: { ...noVariantEdits, changed: { 11: { sku: "MINE" } }, removed: [12] },
    };
    expect(edited(edits, theirs)).toEqual({
      ...theirs,
      title: "Mine",
      variants: [variant(11, { sku: "MINE", prices: { USD: 51 } }), variant(13)],
    });
  });
});

test("new variants have ids of their own below 1", () => {
  const first = newVariant(noVariantEdits, true);
  const second = newVariant({ ...noVariantEdits, added: [first] }, true);
  expect([first.id, second.id]).toEqual([0, -1]);
});

test.each<[Record<string, string>, object | undefined]>([
  [{}, undefined],
  [{ USD: "" }, undefined],
  [{ USD: "0" }, undefined],
  [{ USD: "20", EUR: "x" }, undefined],
  [
    { USD: "20", EUR: "19,5", GBP: " " },
    { USD: 20, EUR: 19.5 },
  ],
])("of the typed prices %j are read %j", (prices, read) => expect(readPrices({ prices })).toEqual(read));

test("a variant without a choice shows none", () => {
  expect(toVariantFields(variant(1, { option1: "Default Title" })).option1).toBe("");
});

test("differences name the fields, the variant, its prices and the stock of a new one", () => {
  const next = edited({
    words: { contents: "Cable" },
    variants: { changed: { 11: { sku: "NEW" } }, removed: [12], added: [{ ...added, counts: { US: "3" } }] },
    images: [],
  });
  expect(
    listProductChanges(product, next, textIn("en"), "en").map(({ label, before, after }) => [
      label,
      before,
      after,
    ]),
  ).toEqual([
    ["What is in the box, one thing per line", "Cable\nBag", "Cable"],
    ["Pictures", "/a.svg · Halo", null],
    ["Variant 11", "Violet · SKU-11 · 48 USD", "Violet · NEW · 48 USD"],
    ["Variant 12", "Black · SKU-12 · 4006381333931 · 48 USD", null],
    ["New variant", null, "Rose · 50.5 USD · In stock, US: 3"],
  ]);
});

test("filters that somebody else added meanwhile stay beside those that were typed", () => {
  const theirs = { ...product, title: "Halo 2", attributes: { color: ["violet"], size: ["M"] } };
  const words = { attributes: "color: violet, black", vendor: "Maison" };
  const rebased = rebaseWordEdits(productFields, words, product, theirs);
  expect(edited({ words: rebased }, theirs)).toEqual({
    ...theirs,
    vendor: "Maison",
    attributes: { color: ["violet", "black"], size: ["M"] },
  });
});

test("a filter whose line stays as it was shown keeps its name and values", () => {
  const stored = { ...product, attributes: { "finish:soft": ["matte", "x, x"] } };
  expect(edited({ words: { attributes: "finish:soft: matte, x, x\ncolor: black" } }, stored)).toEqual({
    ...product,
    attributes: { "finish:soft": ["matte", "x, x"], color: ["black"] },
  });
});

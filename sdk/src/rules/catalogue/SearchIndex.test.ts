import { describe, expect, test } from "vitest";
import type { Product } from "../../types.ts";
import { BitSet } from "./BitSet.ts";
import { SearchIndex } from "./SearchIndex.ts";

const shelves = new Map([["wands", "Wands Baguettes"]]);
const toProduct = (title: string, more: Partial<Product> = {}) =>
  ({ title, vendor: "Velours", type: "Toy", description: "", ...more }) as Product;

const products = [
  toProduct("Halo", { description: "<p>A quiet wand.</p>" }),
  toProduct("Wand", { collections: ["wands"] }),
  toProduct("Wanderlust", { translations: { fr: { title: "Envie", description: "" } } as never }),
  toProduct("Sliquid", { attributes: { colour: ["Black", "Deep red"] } }),
];

const fill = () => {
  const index = new SearchIndex();
  for (const [place, product] of products.entries()) index.put(place, product, shelves);
  return index;
};
const all = new BitSet();
for (let place = 0; place < 1_000; place++) all.add(place);

const find = (index: SearchIndex, words: string, typos = false) =>
  index.search(words, { typos }).best(all, 100);

describe("SearchIndex", () => {
  test.each<[string, number[]]>([
    ["wand", [1, 2, 0]],
    ["WANDS", [1]],
    ["envie", [2]],
    ["red black", [3]],
    ["velours wand", [1, 2, 0]],
    ["wand black", []],
    ["wand wand", [1, 2, 0]],
    ["!", []],
    ["", []],
  ])("finds by all of %j, the best match first", (words, expected) => {
    expect(find(fill(), words)).toEqual(expected);
  });

  test.each<[string, number[]]>([
    ["thé", [0]],
    ["the\u0301", [0]],
    ["thé vert", [0]],
    ["the vert", [0]],
    ["the", [0]],
    ["the lamp", [1]],
    ["it", [2]],
    ["ça", [2]],
    ["dés", [3]],
  ])("leaves out of %j the words that say nothing, unless it has no others", (words, expected) => {
    const index = new SearchIndex();
    const tea = toProduct("Thé vert");
    const it = toProduct("It", { translations: { fr: { title: "Ça", description: "" } } as never });
    for (const [place, product] of [tea, toProduct("The Lamp"), it, toProduct("Dés de la nuit")].entries())
      index.put(place, product, shelves);
    expect(find(index, words)).toEqual(expected);
  });

  test.each<[string, number[]]>([
    ["wamd", [1, 0]],
    ["slikuit", []],
    ["sliquit", [3]],
    ["sliqid", [3]],
    ["hal", [0]],
    ["hxl", []],
    ["wandrlxst", [2]],
  ])("forgives typing errors in %j by its length", (words, expected) => {
    if (expected.length > 0 && words !== "hal") expect(find(fill(), words)).toEqual([]);
    expect(find(fill(), words, true)).toEqual(expected);
  });

  test("says which words matched in some places", () => {
    const matches = fill().search("wamd", { typos: true });
    expect(matches.listTerms([0])).toEqual(["wand"]);
    expect(matches.listTerms([3])).toEqual([]);
  });

  test("answers no more than were asked for, of a set", () => {
    const among = new BitSet();
    for (const place of [0, 2]) among.add(place);
    const matches = fill().search("wand", { typos: false });
    expect(matches.best(among, 5)).toEqual([2, 0]);
    expect(matches.best(all, 2)).toEqual([1, 2]);
    expect([...matches.places]).toEqual([0, 1, 2]);
  });

  test("forgets the words a product no longer has", () => {
    const index = fill();
    const changed = toProduct("Halo", { description: "<p>A quiet rabbit.</p>" });
    index.put(0, changed, shelves, products[0]);
    index.put(3, toProduct("Lube"), shelves, products[3]);
    index.trim();
    expect(find(index, "wand")).toEqual([1, 2]);
    expect(find(index, "quiet rabbit")).toEqual([0]);
    expect(find(index, "sliquid", true)).toEqual([]);
    index.put(3, products[3]!, shelves, toProduct("Lube"));
    expect(find(index, "sliquid")).toEqual([3]);
  });

  test("has after a restart what it had, and takes in changes as before", () => {
    const index = new SearchIndex();
    // More words than stand in one chunk, and more postings than in one part.
    const long = Array.from({ length: 70 }, (_, nth) => `w${nth}`).join(" ");
    const toModel = (place: number) => toProduct(`Model ${place} x`, { description: long });
    for (let place = 0; place < 1_000; place++) index.put(place, toModel(place), shelves);
    const parts = structuredClone([...index.dump()]);
    expect(parts.length).toBeGreaterThan(2);
    const restored = new SearchIndex(index.count);
    for (const part of parts) restored.restore(part);
    expect(restored.count).toBe(1_000);
    const queries = ["model 777", "w29", "toy", "velours w1", "modal", "1"];
    const answers = (of: SearchIndex) => queries.map((words) => find(of, words, words === "modal"));
    expect(answers(restored)).toEqual(answers(index));
    for (const each of [index, restored]) {
      each.put(1_000, toProduct("Model 777 second"), shelves);
      each.put(5, toProduct("Aaa w2"), shelves, toModel(5));
      each.put(6, toModel(5), shelves, toModel(6));
      each.trim();
    }
    expect(answers(restored)).toEqual(answers(index));
    expect(find(restored, "aaa")).toEqual([5]);
    expect([...restored.dump()].flatMap(({ words }) => words)).toEqual(
      [...index.dump()].flatMap(({ words }) => words),
    );
  });

  test("finds one among many, and the first of equal ones first", () => {
    const index = new SearchIndex();
    for (let place = 0; place < 1_000; place++) index.put(place, toProduct(`Model ${place} x`), shelves);
    expect(find(index, "model 777")).toEqual([777]);
    expect(index.search("toy", { typos: false }).best(all, 3)).toEqual([0, 1, 2]);
    expect(index.search("toy", { typos: false }).places.count()).toBe(1_000);
  });
});

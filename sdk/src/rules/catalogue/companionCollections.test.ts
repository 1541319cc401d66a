import { expect, it } from "vitest";
import { companionCollections } from "./companionCollections.ts";

it.each([
  [
    "a toy",
    { category: "sex-toys", subcategory: "vibrators" },
    ["silicone"],
    ["water-lubricants", "toy-cleaners"],
  ],
  ["a toy of glass", { category: "sex-toys" }, ["glass"], ["water-lubricants", "toy-cleaners"]],
  [
    "a water-based lubricant",
    { category: "lubricants", subcategory: "lubes" },
    ["water-based"],
    ["vibrators", "toy-cleaners"],
  ],
  [
    "a silicone lubricant",
    { category: "lubricants", subcategory: "lubes" },
    ["silicone-based"],
    ["glass", "stainless-steel"],
  ],
  [
    "a hybrid lubricant",
    { category: "lubricants", subcategory: "lubes" },
    ["hybrid"],
    ["glass", "stainless-steel"],
  ],
  [
    "a lubricant of unknown kind",
    { category: "lubricants", subcategory: "lubes" },
    [],
    ["glass", "stainless-steel"],
  ],
  ["underwear", { category: "apparel", subcategory: "underwear-jockstraps" }, ["cotton"], ["apparel"]],
  ["cuffs", { category: "kink" }, [], ["kink"]],
  ["a gift card", {}, [], ["top-picks"]],
])("%s", (_, meta, material, expected) => {
  expect(companionCollections({ meta, attributes: { material } })).toEqual(expected);
});

it("a product without attributes has companions as well", () => {
  expect(companionCollections({ meta: { subcategory: "lubes" } })).toEqual(["glass", "stainless-steel"]);
});

import { expect, test } from "vitest";
import { diffRows, formatChange } from "./diffRows.ts";

test.each<[string, unknown, unknown, string[]]>([
  ["equal rows", { a: 1 }, { a: 1 }, []],
  ["the order of fields", { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ["the order of fields in a list", { a: [{ id: 1, b: 2 }] }, { a: [{ b: 2, id: 1 }] }, []],
  ["a field", { title: "Lamp" }, { title: "Floor lamp" }, ['title "Lamp" → "Floor lamp"']],
  ["a field more", {}, { vendor: "Loom" }, ['vendor nothing → "Loom"']],
  ["a field of any name", { a: {} }, { a: { constructor: ["x"] } }, ['a.constructor nothing → ["x"]']],
  ["a field less", { vendor: "Loom" }, {}, ['vendor "Loom" → nothing']],
  ["a field of a field", { prices: { USD: 1 } }, { prices: { USD: 2 } }, ["prices.USD 1 → 2"]],
  ["a list of words", { tags: ["a"] }, { tags: ["a", "b"] }, ['tags ["a"] → ["a","b"]']],
  [
    "a list by ids",
    {
      variants: [
        { id: 1, sku: "A" },
        { id: 2, sku: "B" },
      ],
    },
    {
      variants: [
        { id: 2, sku: "C" },
        { id: 1, sku: "A" },
      ],
    },
    ['variants[2].sku "B" → "C"'],
  ],
  [
    "the order of a list alone",
    { variants: [{ id: 1 }, { id: 2 }] },
    { variants: [{ id: 2 }, { id: 1 }] },
    ['order of variants "1,2" → "2,1"'],
  ],
  [
    "stock by variant and region",
    { inventories: [{ variant_id: 1, region: "US", quantity: 3 }] },
    { inventories: [{ variant_id: 1, region: "US", quantity: 2 }] },
    ["inventories[1 US].quantity 3 → 2"],
  ],
  ["a long text", { html: "" }, { html: "x".repeat(99) }, [`html "" → "${"x".repeat(59)}…`]],
  ["a long text of emojis", { html: "" }, { html: "💋".repeat(99) }, [`html "" → "${"💋".repeat(29)}…`]],
])("%s", (_, before, after, lines) => {
  expect(diffRows(before, after).map(formatChange)).toEqual(lines);
});

import { expect, test } from "vitest";
import { parseQuery } from "./parseQuery.ts";

const plain = (text: string) => JSON.parse(JSON.stringify(parseQuery(text)));

test.each([
  ["a=1&b=two%20words", { a: "1", b: "two words" }],
  [
    "filter[inventories][region]=or%3AUS%2CINTL&filter[source]=outlet",
    {
      filter: { inventories: { region: "or:US,INTL" }, source: "outlet" },
    },
  ],
  ["filter%5Bcolor%5D=violet", { filter: { color: "violet" } }],
  // Decoded once: what is encoded twice stays encoded.
  ["a=%2541&b=%252527", { a: "%41", b: "%2527" }],
  ["page=1&page=2", { page: "1" }],
  ["order=recommended&order[price]=ASC", { order: "recommended" }],
  ["a[b][c][d]=1", { "a[b][c][d]": "1" }],
  ["", {}],
])("%s", (text, expected) => {
  expect(plain(text)).toEqual(expected);
});

test("a name cannot reach the prototype of objects", () => {
  parseQuery("__proto__[polluted]=yes&filter[__proto__][polluted]=yes&constructor[prototype][polluted]=yes");
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

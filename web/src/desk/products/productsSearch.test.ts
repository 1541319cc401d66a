import { expect, test } from "vitest";
import { parseProductsSearch } from "./productsSearch.ts";

test.each([
  [{}, {}],
  [
    { q: " halo ", state: "unlisted", cursor: "abc" },
    { q: "halo", state: "unlisted", cursor: "abc" },
  ],
  [{ q: 100001 }, { q: "100001" }],
  [{ q: ["x"], state: "all", cursor: "" }, {}],
  [{ q: "x".repeat(101) }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseProductsSearch(search)).toEqual(parsed);
});

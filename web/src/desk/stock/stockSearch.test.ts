import { expect, test } from "vitest";
import { parseStockSearch } from "./stockSearch.ts";

test.each([
  [{}, {}],
  [
    { q: " halo ", level: "none", region: "US", cursor: "abc" },
    { q: "halo", level: "none", region: "US", cursor: "abc" },
  ],
  [
    { q: 200001, waiting: "yes" },
    { q: "200001", waiting: "yes" },
  ],
  [{ runsOut: "yes" }, { runsOut: "yes" }],
  [{ runsOut: "no", level: "all", waiting: "no", q: ["x"], region: " ", cursor: "" }, {}],
  [{ q: "x".repeat(101), region: "x".repeat(61) }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseStockSearch(search)).toEqual(parsed);
});

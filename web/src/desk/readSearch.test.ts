import { expect, test } from "vitest";
import { readSearch } from "./readSearch.ts";

test.each([
  [{}, {}],
  [
    { q: " halo ", state: "open", cursor: "abc" },
    { q: "halo", state: "open", cursor: "abc" },
  ],
  [{ q: 100001 }, { q: "100001" }],
  [{ q: ["x"], state: "all", cursor: "", page: 3 }, {}],
  [{ q: "x".repeat(11), state: ["open"], cursor: " " }, {}],
  [{ state: undefined }, {}],
])("%j is %j", (search, parsed) => {
  expect(readSearch(search, { q: 10, state: [undefined, "open"], cursor: 100 })).toEqual(parsed);
});

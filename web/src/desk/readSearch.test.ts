import { expect, test } from "vitest";
import { readDay, readId, readSearch, readSite } from "./readSearch.ts";

test.each([
  [{}, {}],
  [
    { q: " halo ", state: "open", cursor: "abc" },
    { q: "halo", state: "open", cursor: "abc" },
  ],
  [{ q: 100001 }, { q: "100001" }],
  [{ q: ["x"], state: "all", cursor: "", page: 3 }, {}],
  [{ q: "x".repeat(11), state: ["open"], cursor: " " }, {}],
  [
    { state: undefined, site: " outlet ", id: 7, day: "2026-02-28" },
    { site: "outlet", id: 7, day: "2026-02-28" },
  ],
  [{ site: { of: 1 }, id: -1, day: "2026-02-30" }, {}],
  [{ site: "x".repeat(41), id: "7", day: 20260228 }, {}],
  [{ site: " ", id: 1.5, day: "1.3.2026" }, {}],
])("%j is %j", (search, parsed) => {
  const filters = {
    q: 10,
    state: [undefined, "open"],
    cursor: 100,
    site: readSite,
    id: readId,
    day: readDay,
  };
  expect(readSearch(search, filters)).toEqual(parsed);
});

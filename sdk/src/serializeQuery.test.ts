import { expect, it } from "vitest";
import { serializeQuery } from "./serializeQuery.ts";

it.each([
  [{ page: 2, all: true, search: "a b&c" }, "page=2&all=true&search=a%20b%26c"],
  [
    { filter: { inventories: { region: "or:US,INTL" }, color: "violet" } },
    "filter%5Binventories%5D%5Bregion%5D=or%3AUS%2CINTL&filter%5Bcolor%5D=violet",
  ],
  [
    { zones: { _38: { zone: "38" }, _46: { zone: "46" } } },
    "zones%5B_38%5D%5Bzone%5D=38&zones%5B_46%5D%5Bzone%5D=46",
  ],
  [{ tags: ["a", "b"] }, "tags=a&tags=b"],
  [{ ids: [], tags: [], page: undefined, limit: null, filter: {} }, ""],
  [{ filter: { "é=": 1 } }, "filter%5B%C3%A9%3D%5D=1"],
])("%j → %s", (query, text) => {
  expect(serializeQuery(query)).toBe(text);
});

import { expect, it } from "vitest";
import { serializeQuery } from "./serializeQuery.ts";

it.each([
  [{ page: 2, all: true, search: "a b&c" }, "page=2&all=true&search=a%20b%26c"],
  [
    { filter: { inventories: { region: "or:US,INTL" }, color: "violet" } },
    "filter[inventories][region]=or%3AUS%2CINTL&filter[color]=violet",
  ],
  [{ zones: { _38: { zone: "38" }, _46: { zone: "46" } } }, "zones[_38][zone]=38&zones[_46][zone]=46"],
  [{ tags: ["a", "b"] }, "tags=a&tags=b"],
  [{ ids: [], tags: [], page: undefined, limit: null, filter: {} }, ""],
  [{ filter: { "é=": 1 } }, "filter[%C3%A9%3D]=1"],
])("%j → %s", (query, text) => {
  expect(serializeQuery(query)).toBe(text);
});

import { expect, it } from "vitest";
import { isPageChange } from "./isPageChange.ts";

it.each([
  [{}, { page: "2" }, true],
  [{ page: "2" }, {}, true],
  [{ sort: "new", page: "2" }, { page: "3", sort: "new" }, true],
  [{}, {}, false],
  [{ page: "2" }, { page: "2" }, false],
  [{ page: "2" }, { sort: "new" }, false],
  [{ sort: "new", page: "2" }, { sort: "old", page: "3" }, false],
  [{ page: "2", utm_source: "mail" }, {}, false],
  [{}, { more: "1" }, false],
  [{ more: "1" }, { more: "2" }, false],
  [{ page: "2" }, { page: "2", more: "1" }, false],
  [{ page: "2", more: "1" }, { page: "4" }, true],
  [{ more: "2" }, { page: "3" }, true],
  [{ more: "1" }, {}, true],
  [{ more: "1" }, { color: "black" }, false],
])("from %o to %o: %s", (from, to, changed) => {
  expect(isPageChange(from, to)).toBe(changed);
});

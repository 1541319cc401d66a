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
])("from %o to %o: %s", (from, to, changed) => {
  expect(isPageChange(from, to)).toBe(changed);
});

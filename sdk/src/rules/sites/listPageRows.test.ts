import { expect, test } from "vitest";
import type { Page } from "../../types.ts";
import { listPageRows } from "./listPageRows.ts";

const page = (handle: string, more: Partial<Page> = {}): Page => ({
  handle,
  title: handle,
  html: "",
  ...more,
});
const pages = [
  page("terms-of-use"),
  page("terms", { site: "outlet", title: "Outlet terms" }),
  page("terms", { published: false }),
  page("privacy", { site: "closet" }),
];

test.each<[Parameters<typeof listPageRows>[1], string[]]>([
  [{}, ["privacy closet", "terms null", "terms outlet", "terms-of-use null"]],
  [{ site: "outlet" }, ["terms null", "terms outlet", "terms-of-use null"]],
  [{ q: "OUTLET" }, ["terms outlet"]],
  [{ q: "of-use", site: "closet" }, ["terms-of-use null"]],
  [{ q: "nowhere" }, []],
])("%j lists %j", (filter, rows) => {
  expect(listPageRows(pages, filter).map(({ handle, site }) => `${handle} ${site}`)).toEqual(rows);
});

test("names what shoppers see", () => {
  expect(listPageRows(pages, { q: "terms" }).map(({ published }) => published)).toEqual([false, true, true]);
});

import { expect, it } from "vitest";
import { pagePathOr, parsePagePath } from "./pagePaths.ts";

it.each([
  ["/pages/terms", "terms"],
  ["/pages/size-guide/", "size-guide"],
  ["/pages", null],
  ["/pages/", null],
  ["/pages/a/b", null],
  ["/pages/Terms", null],
  ["/pages/%2e%2e", null],
  ["/sex-toys", null],
])("%s names %s", (path, handle) => expect(parsePagePath(path)).toBe(handle));

it("leads to a page that the site has, and elsewhere without one", () => {
  const site = { pages: [{ handle: "privacy", label: "Privacy" }] };
  expect(pagePathOr(site, "privacy", "/help#privacy")).toBe("/pages/privacy");
  expect(pagePathOr(site, "terms", "/help#terms")).toBe("/help#terms");
  expect(pagePathOr({}, "terms", "/help#terms")).toBe("/help#terms");
});

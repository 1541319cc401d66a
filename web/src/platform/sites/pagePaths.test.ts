import { expect, it } from "vitest";
import { pagePathOr } from "./pagePaths.ts";

it("leads to a page that the site has, and elsewhere without one", () => {
  const site = { pages: [{ handle: "privacy", label: "Privacy" }] };
  expect(pagePathOr(site, "privacy", "/help#privacy")).toBe("/pages/privacy");
  expect(pagePathOr(site, "terms", "/help#terms")).toBe("/help#terms");
  expect(pagePathOr({}, "terms", "/help#terms")).toBe("/help#terms");
});

import { expect, it } from "vitest";
import { linkTarget, relativeTo, toHome } from "./links.ts";

it.each([
  ["https://velours.example/api-docs", "https://velours.example/api-docs/"],
  ["https://velours.example/api-docs/", "https://velours.example/api-docs/"],
  ["https://docs.velours.example", "https://docs.velours.example/"],
  ["", undefined],
])("the site at %j begins at %j", (address, home) => expect(toHome(address)).toBe(home));

it.each([
  ["index", "docs.css", "docs.css"],
  ["errors/rateLimited", "docs.css", "../docs.css"],
])("%s names %s as %s", (from, to, link) => expect(relativeTo(from, to)).toBe(link));

it("a link to a page has the ending of the pages around it", () => {
  expect(linkTarget("/errors/rateLimited#value", "errors/index", ".md")).toBe("rateLimited.md#value");
  expect(linkTarget("/openapi.json", "guides/sdk", ".html")).toBe("../openapi.json");
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { imageUrl } from "./imageUrl.ts";
import { parseUrl } from "./parseUrl.ts";
import { rewriteLink } from "./rules/language.ts";

const { canParse, parse } = URL;

beforeEach(() => void Object.assign(URL, { canParse: undefined, parse: undefined }));
afterEach(() => void Object.assign(URL, { canParse, parse }));

it("parses addresses in browsers that have neither URL.parse nor URL.canParse", () => {
  expect(parseUrl("/a.svg", "https://shop.example/api")?.href).toBe("https://shop.example/a.svg");
  expect(parseUrl("/a.svg")).toBeNull();
});

it("resolves pictures and links there", () => {
  expect(imageUrl("/a.svg", "https://shop.example/api")).toBe("https://shop.example/a.svg");
  expect(imageUrl("/a.svg", "/api")).toBe("/a.svg");
  expect(
    rewriteLink("https://shop.example/lubricants", { language: "fr", defaultLanguage: "en" }, "shop.example"),
  ).toEqual({
    href: "/fr/lubricants",
    external: false,
  });
});

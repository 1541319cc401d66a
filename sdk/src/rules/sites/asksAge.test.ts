import { expect, it } from "vitest";
import { asksAge } from "./asksAge.ts";

const notice = { minimumAge: 18, leaveUrl: "https://www.example.org/" };

it.each([
  ["a first visit", notice, undefined, "/", true],
  ["a product", notice, undefined, "/product/1", true],
  ["the checkout", notice, undefined, "/checkout", true],
  ["a path that only begins like a page of the merchant's", notice, undefined, "/helpers", true],
  ["a site without the notice", undefined, undefined, "/", false],
  ["a site that withdrew the notice", null, undefined, "/", false],
  ["a visitor who confirmed", notice, "18", "/", false],
  ["a visitor who confirmed more", notice, "21", "/checkout", false],
  ["a visitor who confirmed less than the site asks for now", { ...notice, minimumAge: 21 }, "18", "/", true],
  ["a cookie of another form", notice, "yes", "/", true],
  ["an empty cookie", notice, "", "/", true],
  ["a page of the merchant's words", notice, undefined, "/pages/terms", false],
  ["the same with a slash at its end", notice, undefined, "/pages/privacy/", false],
  ["help", notice, undefined, "/help", false],
  ["contact", notice, undefined, "/contact", false],
])("asks for the age: %s", (_, settings, confirmed, path, asks) =>
  expect(asksAge(settings, confirmed, path)).toBe(asks),
);

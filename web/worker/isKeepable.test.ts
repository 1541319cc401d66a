import { describe, expect, it } from "vitest";
import { isFile, isPage } from "./addresses.ts";
import { isKeepableFile, isKeepablePage } from "./isKeepable.ts";

const answer = (caching: string, { type = "text/html; charset=utf-8", status = 200 } = {}) =>
  new Response(status === 304 ? null : "x", {
    status,
    headers: { "cache-control": caching, "content-type": type },
  });

describe("a page", () => {
  it.each([
    ["one that may be kept", answer("private, no-cache"), true],
    ["one of a person", answer("no-store"), false],
    ["one with both", answer("no-cache, no-store"), false],
    ["one that says nothing", answer(""), false],
    ["an error", answer("private, no-cache", { status: 404 }), false],
    ["an answer of the API", answer("private, no-cache", { type: "application/json" }), false],
  ])("%s: %#", (_, response, kept) => expect(isKeepablePage(response)).toBe(kept));
});

describe("a file", () => {
  it.each([
    ["a script", answer("public, max-age=31536000, immutable", { type: "text/javascript" }), true],
    ["a book that was bought", answer("private, no-store", { type: "application/pdf" }), false],
    ["a network's page to sign in", answer("public", { type: "text/html" }), false],
    ["a chunk that is gone", answer("public", { type: "text/javascript", status: 404 }), false],
  ])("%s: %#", (_, response, kept) => expect(isKeepableFile(response)).toBe(kept));
});

it.each([
  "/api/products/1",
  "/docs/",
  "/sandbox/x",
  "/webhooks/x",
  "/service-worker.js",
  "/fr/manifest.webmanifest",
  "/robots.txt",
])("%s is no page", (path) => expect(isPage(path)).toBe(false));

it.each(["/", "/fr", "/product/1/halo", "/api-guide", "/checkout"])("%s is a page", (path) =>
  expect(isPage(path)).toBe(true),
);

it("knows files from pages", () => {
  expect([
    isFile("/assets/img/a.svg"),
    isFile("/distribution/assets/a.js"),
    isFile("/pictures/1"),
    isFile("/assets"),
  ]).toEqual([true, true, true, false]);
});

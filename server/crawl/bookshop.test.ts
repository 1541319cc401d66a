import { readPdf } from "@velours/documents/testing";
import { PAGE_PATHS, withLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountChanged } from "../src/domains/accounts/emails/accountChanged.ts";
import { passwordReset } from "../src/domains/accounts/emails/passwordReset.ts";
import { welcome } from "../src/domains/accounts/emails/welcome.ts";
import { requireSite } from "../src/domains/sites/store.ts";
import { emailShop } from "../src/platform/mail/EmailShop.ts";
import { loadBuild } from "../src/platform/pages/servePages.ts";
import { openBookshop } from "../src/testing/openBookshop.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import { findForeignWords, findWords } from "./foreignWords.ts";

const pages = [
  ...PAGE_PATHS.filter((path) => !path.includes(":")),
  "/pages/terms",
  "/pages/nothing",
  "/books",
  "/books/fiction",
  "/search?q=sea",
];
const languages: readonly Language[] = ["en", "fr"];
const places = languages.flatMap((language) =>
  pages.map((path) => withLanguage(path, { language, defaultLanguage: "en" })),
);

describe("a shop with other goods than the demo's", () => {
  let shop: TestShop;

  const read = async (path: string) =>
    await shop.app.inject({ url: path, headers: { host: "boutique.localhost" } });

  beforeAll(async () => {
    shop = await openBookshop({
      build: await loadBuild(new URL("../../web/dist", import.meta.url).pathname),
    });
  }, 120_000);
  afterAll(() => shop.close());

  it.each(places)("speaks of its own goods and promises alone at %s", async (path) => {
    const { body, statusCode, headers } = await read(path);
    expect(statusCode).toBeLessThan(500);
    if (String(headers["content-type"]).startsWith("text/html")) {
      expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(body).not.toContain("<!--$!-->");
      expect(body).toContain("Harbour Books");
      expect(findForeignWords(body)).toEqual([]);
    }
  });

  it.each(languages)("speaks so of every product in %s", async (language) => {
    const { body } = await shop.call("listProducts", {
      query: "collections=books&limit=60&configuration[currency]=EUR",
    });
    const ids = body.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      const page = await read(withLanguage(`/product/${id}`, { language, defaultLanguage: "en" }));
      expect(findForeignWords(page.body), `product ${id}`).toEqual([]);
    }
  });

  it.each([
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/listings.xml",
    "/sitemaps/products-1.xml",
    "/manifest.webmanifest",
    "/fr/manifest.webmanifest",
    "/feeds/google/en-FR.xml",
    "/feeds/google/fr-FR.xml",
  ])("says nothing else to machines at %s", async (path) => {
    const { body, statusCode } = await read(path);
    expect(statusCode).toBe(200);
    // Clothes are for somebody of an age.
    expect(findWords(body.replaceAll("<g:age_group>adult</g:age_group>", ""))).toEqual([]);
    expect(body).not.toContain("<g:adult>");
  });

  it("has its own look on pages that scripts have not reached", async () => {
    const { body } = await read("/");
    expect(body).toMatch(/<link rel="stylesheet" href="\/look\/style\.css\?v=\w+"/);
    expect(body).toContain('<meta name="theme-color" content="#2b1a10"/>');
    expect(body).toMatch(/<img src="\/look\/logo\.svg\?v=\w+" alt="Harbour Books"/);
    expect(body).not.toMatch(/\/assets\/img\/(icon|share)|apple-touch-icon\.png/);
  });

  it.each(["terms", "privacy"])("prints nothing else: %s", async (name) => {
    const file = name === "terms" ? "terms-store" : "privacy-policy";
    const { rawPayload, statusCode } = await read(`/assets/files/${file}.pdf`);
    expect(statusCode).toBe(200);
    expect(findWords(JSON.stringify(readPdf(rawPayload)))).toEqual([]);
  });

  it.each(languages)("writes nothing else in %s", async (language) => {
    const { config, store } = shop.services;
    const site = emailShop(config, await requireSite(store.db, "boutique"));
    const link = "https://books.example/reset";
    for (const { subject, text, html = "" } of [
      welcome(undefined, 0, language, site),
      passwordReset(link, 60, language, site),
      accountChanged("password", language, site),
    ])
      expect([...findWords(subject), ...findWords(text), ...findForeignWords(html)]).toEqual([]);
  });
});

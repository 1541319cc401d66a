import { mkdtempSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireSite, upsertSites } from "../src/domains/sites/store.ts";
import { loadBuild } from "../src/platform/pages/servePages.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { bookshopDirectory, openBookshop } from "../src/testing/openBookshop.ts";
import type { TestShop } from "../src/testing/testShop.ts";

let shop: TestShop;

const read = async (url: string, headers = {}) =>
  await shop.app.inject({ url, headers: { host: "boutique.localhost", ...headers } });

/** Opens a shop whose sites have other languages before all tests of a group. */
function openBefore(change: (sites: string) => string): void {
  const directory = mkdtempSync(join(tmpdir(), "shop-languages-"));
  beforeAll(async () => {
    await cp(bookshopDirectory, directory, { recursive: true });
    const sites = join(directory, "sites.json");
    await writeFile(sites, change(await readFile(sites, "utf8")));
    const build = await loadBuild(new URL("../../web/dist", import.meta.url).pathname);
    shop = await openBookshop({ build }, directory);
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await rm(directory, { recursive: true });
  });
}

describe("a shop whose default language is French", () => {
  openBefore((sites) => sites.replace('"default": "en"', '"default": "fr"'));

  const find = (html: string, pattern: RegExp) => html.match(pattern)?.[1];

  it.each([
    ["/", "fr", "/", "/en"],
    ["/fr", "fr", "/", "/en"],
    ["/en", "en", "/en", "/"],
    ["/books", "fr", "/books", "/en/books"],
    ["/en/books", "en", "/en/books", "/books"],
  ])("answers %s in %s, as %s, and the other language is at %s", async (path, language, own, other) => {
    const { body, statusCode } = await read(path);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`<html lang="${language}"[^>]* data-language="fr"`));
    const at = (address: string) => `http://boutique.localhost${address}`;
    expect(find(body, /<link rel="canonical" href="([^"]*)"/)).toBe(at(own));
    const otherLanguage = language === "fr" ? "en" : "fr";
    expect(find(body, new RegExp(`hreflang="${otherLanguage}" href="([^"]*)"`))).toBe(at(other));
    expect(find(body, /hreflang="x-default" href="([^"]*)"/)).toBe(at(language === "fr" ? own : other));
    expect(body).toContain(`href="${language === "fr" ? "" : "/en"}/help"`);
    expect(body).not.toContain('href="/fr');
  });

  it("shows a product in both languages", async () => {
    const { body } = await shop.call("listProducts", { query: "collections=books&limit=1" });
    for (const prefix of ["", "/en"]) {
      const page = await read(`${prefix}/product/${body[0]?.id}`);
      expect(page.statusCode).toBe(200);
      expect(find(page.body, /<link rel="canonical" href="http:\/\/[^/]+(\/en)?\//) ?? "").toBe(prefix);
    }
  });

  it("answers requests of the API that name no language in French", async () => {
    const site = async (headers: object) => (await read("/api/sites/boutique", headers)).json().languages;
    const token = { "x-client-token": "velours-dev" };
    expect(await site(token)).toMatchObject({ default: "fr", active: "fr" });
    expect(await site({ ...token, "accept-language": "en" })).toMatchObject({ active: "en" });
    const title = async (query: string) =>
      (await read(`/api/products/collections/books${query}`, token)).json().title;
    expect(await title("")).toBe(await title("?configuration[language]=fr"));
    expect(await title("")).not.toBe(await title("?configuration[language]=en"));
  });

  it("lists its pages so in the sitemap, and closes those of one visitor in both languages", async () => {
    const { body } = await read("/sitemaps/pages.xml");
    expect(body).toContain("<loc>http://boutique.localhost/en/help</loc>");
    expect(body).toContain("<loc>http://boutique.localhost/help</loc>");
    expect(body).not.toContain("/fr");
    const robots = await read("/robots.txt");
    expect(robots.body).toContain("Disallow: /checkout$\n");
    expect(robots.body).toContain("Disallow: /en/checkout$\n");
  });

  it("gives the home screen and the desk the same languages", async () => {
    expect((await read("/manifest.webmanifest")).json()).toMatchObject({ lang: "fr", start_url: "/" });
    expect((await read("/en/manifest.webmanifest")).json()).toMatchObject({ lang: "en", start_url: "/en" });
    expect((await read("/en/desk")).body).toContain('name="default-language" content="fr"');
  });
});

describe("a shop in English alone", () => {
  openBefore((sites) => sites.replace(/"supported": \[[^\]]*\]/, '"supported": ["en"]'));

  it.each([
    ["/fr", "/"],
    ["/fr/books?page=2", "/books?page=2"],
    ["/fr/checkout", "/checkout"],
  ])("leads %s to %s", async (path, target) => {
    const { statusCode, headers } = await read(path);
    expect([statusCode, headers.location]).toEqual([307, target]);
  });

  it("offers no other language", async () => {
    const { body } = await read("/books");
    expect(body).not.toContain('hreflang="fr"');
    expect(body).not.toContain('href="/fr');
  });
});

describe("a shop that does not list its default language, as earlier imports took it", () => {
  openBefore((sites) => sites);
  beforeAll(async () => {
    const { store, catalogue } = shop.services;
    await inTransaction(store.db, async (trx) => {
      const site = await requireSite(trx, "boutique");
      await upsertSites(trx, [{ ...site, languages: { ...site.languages, supported: ["fr"] } }]);
    });
    await catalogue.refresh();
  });

  it.each(["/", "/books", "/fr"])("answers %s without leading anywhere", async (path) => {
    expect((await read(path)).statusCode).toBe(200);
  });
});

import { existsSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBookshop } from "../../testing/openBookshop.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";

describe("what crawlers fetch beside the pages", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore(), { env: { PUBLIC_URL: "https://shop.example" } });
  });
  afterAll(() => shop.close());

  const get = async (url: string, host = "shop.example") => {
    const response = await shop.app.inject({ url, headers: { host } });
    return { status: response.statusCode, type: response.headers["content-type"], text: response.body };
  };

  test("robots.txt closes what is one visitor's, in both languages, and names the sitemap of the site", async () => {
    const { status, type, text } = await get("/robots.txt");
    expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
    const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule);
    for (const path of ["/api/", "/account/", "/fr/account/"]) expect(rules).toContain(path);
    // A page alone, with a query and below it, but not "/desks".
    for (const page of ["/desk", "/fr/desk", "/checkout", "/fr/checkout"])
      expect(rules.filter((rule) => rule!.startsWith(page))).toEqual([`${page}$`, `${page}?`, `${page}/`]);
    expect(text).toContain("\nSitemap: https://shop.example/sitemap.xml\n");
    expect((await get("/robots.txt", "outlet.shop.example")).text).toContain("https://outlet.shop.example/");
  });

  test("the sitemap's index names files that are there, and no other file is", async () => {
    const { text } = await get("/sitemap.xml");
    const files = [...text.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path!);
    expect(files).toEqual(expect.arrayContaining(["/sitemaps/pages.xml", "/sitemaps/listings.xml"]));
    for (const path of files) expect((await get(path)).status).toBe(200);
    for (const name of ["products-0", "products-99", "products-1e1", "../robots", "x"])
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  test("each page stands in both languages, and each names both and the default", async () => {
    const { text } = await get("/sitemaps/pages.xml");
    const links = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/help"/>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/fr/help"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/help"/>',
    ].join("");
    expect(text).toContain(`<url><loc>https://shop.example/help</loc>${links}</url>`);
    expect(text).toContain(`<url><loc>https://shop.example/fr/help</loc>${links}</url>`);
  });

  test("a feed comes compressed to those who take gzip, and as text to others", async () => {
    const url = "/feeds/google/en-US.xml";
    const { text } = await get(url);
    expect(text).toMatch(/^<\?xml [\s\S]*<\/rss>\n$/);
    const headers = { host: "shop.example", "accept-encoding": "br, gzip" };
    const response = await shop.app.inject({ url, headers });
    expect(response.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(response.rawPayload.length),
      vary: "accept-encoding",
    });
    expect(gunzipSync(response.rawPayload).toString()).toBe(text);
  });

  test.each(["en-ZZ.xml", "de-US.xml", "en-US", "en-us.xml", "%00-US.xml"])(
    "there is no feed %s",
    async (name) => {
      const { status } = await get(`/feeds/google/${name}`);
      expect([400, 404]).toContain(status);
    },
  );

  test.each([
    ["shop.example", "", "#1a1346", "/assets/img/icon"],
    ["shop.example", "/fr", "#1a1346", "/assets/img/icon"],
    ["outlet.shop.example", "", "#36140a", "/assets/img/icon-outlet"],
    ["closet.shop.example", "/fr", "#08211f", "/assets/img/icon-closet"],
  ])(
    "%s%s has a manifest with the site's name, colour, language and icons",
    async (host, prefix, color, icon) => {
      const { type, text } = await get(`${prefix}/manifest.webmanifest`, host);
      const manifest = JSON.parse(text);
      expect(type).toBe("application/manifest+json; charset=utf-8");
      expect(manifest).toMatchObject({
        id: "/",
        name: "Velours",
        lang: prefix === "" ? "en" : "fr",
        start_url: prefix || "/",
        scope: "/",
        display: "standalone",
        theme_color: color,
      });
      for (const file of ["192", "512", "maskable"]) {
        const path = `${icon}-${file}.png`;
        expect(manifest.icons.map(({ src }: { src: string }) => src)).toContain(path);
        expect(existsSync(new URL(`../../../../web/public${path}`, import.meta.url))).toBe(true);
      }
      expect(
        manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
      ).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
    },
  );
});

describe("a shop with categories of its own (SA-416)", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openBookshop({ env: { PUBLIC_URL: "https://harbour.example" } });
  });
  afterAll(() => shop.close());

  const get = async (url: string) =>
    (await shop.app.inject({ url, headers: { host: "harbour.example" } })).body;

  test("has them in its sitemap, in both languages", async () => {
    const listings = await get("/sitemaps/listings.xml");
    const paths = [...listings.matchAll(/<loc>https:\/\/harbour\.example(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const own = [
      "/books",
      "/books/fiction",
      "/books/crime",
      "/books/children",
      "/clothing",
      "/gifts",
      "/under-ten",
      "/sale",
    ];
    expect(paths).toEqual(own.flatMap((path) => [path, `/fr${path}`]));
    expect(listings).toContain('hreflang="fr" href="https://harbour.example/fr/books/crime"/>');
  });

  test("has their products in its sitemap, and none that stands in no listing", async () => {
    expect(await get("/sitemap.xml")).toContain("/sitemaps/products-1.xml");
    const products = await get("/sitemaps/products-1.xml");
    expect(products).toContain("<loc>https://harbour.example/books/fiction/the-salt-road-600001</loc>");
    expect(products.match(/<url>/g)).toHaveLength(18);
    expect(products).not.toContain("ledger-1887");
  });

  test("tells what its paths load, and suggests them", async () => {
    const { body } = await shop.call("getSite", { params: { site: "boutique" } });
    expect(body.shop?.collections).toMatchObject({ books: "books", crime: "crime" });
    expect(body.shop?.collections).not.toHaveProperty("dildos");
    const suggested = await shop.call("listSuggestions", {
      query: "search=crime&filter[source]=boutique&configuration[currency]=EUR",
    });
    expect(suggested.body.categories).toEqual([{ title: "Crime & Thrillers", url: "/books/crime" }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    for (const path of ["/api/", "/checkout", "/fr/checkout", "/account/", "/fr/account/"])
      expect(text).toContain(`\nDisallow: ${path}\n`);
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

  test.each(["en-ZZ.xml", "de-US.xml", "en-US", "en-us.xml", "%00-US.xml"])(
    "there is no feed %s",
    async (name) => {
      const { status } = await get(`/feeds/google/${name}`);
      expect([400, 404]).toContain(status);
    },
  );

  test("the manifest has the site's name and icons", async () => {
    const manifest = JSON.parse((await get("/manifest.webmanifest")).text);
    expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
    expect(manifest.name).toBeTruthy();
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain("512x512");
  });
});

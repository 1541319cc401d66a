import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { loadBuild } from "../src/platform/pages/servePages.ts";
import { openStore } from "../src/platform/store/store.ts";
import { createStore } from "../src/testing/stores.ts";
import { eachOf } from "./eachOf.ts";
import { pageProblems, repeatedTexts } from "./findProblems.ts";
import { type Page, readPage } from "./readPage.ts";
import { readSitemap } from "./readSitemap.ts";

/** Of the products one in so many is read, unless all are wanted: `npm run -w server crawl`. */
const step = process.env.CRAWL === "all" ? 1 : 24;
const atOnce = 4;

const isFrench = (address: string) => /^\/fr(\/|$)/.test(new URL(address).pathname);
/** The later pages of listings, and with them what is linked at all, are read of one language in the sample. */
const isFollowed = (address: string) => step === 1 || !isFrench(address);

describe("a crawler reads every page of the sitemap in both languages", () => {
  const shop: { close?: () => Promise<void> } = {};
  let origin: string;
  let sitemap: string[];
  /** Pages of the sitemap that were read, by address. */
  const pages = new Map<string, Page>();
  /** Everything that was read, with the later pages of listings. */
  const read = new Map<string, Page>();

  const readAll = (addresses: readonly string[]) =>
    eachOf(
      addresses.filter((address) => !read.has(address)),
      atOnce,
      async (address) => void read.set(address, await readPage(address)),
    );
  const linked = () => new Set([...read.values()].flatMap(({ links }) => [...links]));

  beforeAll(async () => {
    const testStore = await createStore("demo");
    const store = await openStore(testStore.options);
    const services = await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store);
    const build = await loadBuild(new URL("../../web/dist", import.meta.url).pathname);
    const app = await createApp(services, { build });
    shop.close = async () => {
      await app.close();
      await store.close();
      await testStore.remove();
    };
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
    sitemap = await readSitemap(origin);
    const isProduct = (address: string) => /-?\d{4,}(\/[^/]*)?$/.test(new URL(address).pathname);
    const products = sitemap.filter(isProduct);
    // A product's two languages stand together.
    const sampled = products.filter((_, at) => (at >> 1) % step === 0);
    const chosen = [...sitemap.filter((address) => !isProduct(address)), ...sampled];
    await readAll(chosen);
    for (const address of chosen) pages.set(address, read.get(address)!);
    for (let more = 1; more > 0; ) {
      const later = [...linked()].filter(
        (address) => /[?&]page=\d+$/.test(address) && isFollowed(address) && !read.has(address),
      );
      more = later.length;
      await readAll(later);
    }
    // The footer names the gift card by its number; its page says its address.
    await readAll([...linked()].filter((address) => /\/product\/\d+$/.test(address)));
  });
  afterAll(async () => shop.close?.());

  test("the sitemap has each page once", () => {
    expect(sitemap.length).toBeGreaterThan(300);
    expect(new Set(sitemap).size).toBe(sitemap.length);
  });

  test("each is there, is its own canonical, names its other language, and has data that Google takes", () =>
    expect([...pages.values()].flatMap((page) => pageProblems(page, pages))).toEqual([]));

  test.each([
    ["the home page", /^\/(fr)?$/, ["Organization", "WebSite"]],
    ["a listing", /^(\/fr)?\/sex-toys$/, ["BreadcrumbList", "ItemList"]],
    ["a product with variants", /-100001$/, ["BreadcrumbList", "ProductGroup"]],
    ["the help page", /\/help$/, ["FAQPage"]],
  ])("the data of %s says what it is, in both languages", (_, path, types) => {
    const found = [...pages.values()].filter(({ url }) => path.test(new URL(url).pathname));
    const said = found.map(({ data }) => data.map((each) => each["@type"]).sort());
    expect(said).toEqual([types, types]);
  });

  test.each(["en", "fr"])("no two have one title or description in %s", (language) => {
    const own = [...read.values()].filter(({ url, canonical }) => canonical === url);
    const same = own.filter(({ url }) => isFrench(url) === (language === "fr"));
    expect(repeatedTexts(same)).toEqual([]);
  });

  test("each is linked from another page", () => {
    const found = new Set([...linked()].map((address) => read.get(address)?.canonical ?? address));
    const orphans = sitemap
      .filter(isFollowed)
      .filter((address) => !found.has(address) && !found.has(`${address}/`));
    expect(orphans).toEqual([]);
  });

  test("no link of theirs is broken or leads around", async () => {
    const unread = [...linked()].filter((address) => !read.has(address));
    const rest = step === 1 ? unread : unread.filter((_, at) => at % step === 0);
    const statuses = await eachOf(rest, atOnce, async (address) => {
      const { status } = await fetch(address, { redirect: "manual" });
      return status === 200 ? [] : [`${address} answers ${status}`];
    });
    expect(statuses.flat()).toEqual([]);
  });

  test.each(["/404", "/fr/404", "/nothing-here", "/fr/nothing-here", "/sex-toys/nothing-here", "/product/1"])(
    "%s is a whole page that says it is not there",
    async (path) => {
      const answer = await fetch(origin + path);
      const { status, title, headings, failedParts } = await readPage(answer.url);
      expect({ status, headings, failedParts }).toEqual({ status: 404, headings: 1, failedParts: 0 });
      expect(title).toMatch(/^.+ \| Velours$/);
    },
  );

  test.each(["/login", "/fr/join", "/checkout", "/account/orders", "/search?q=halo", "/track", "/logout"])(
    "%s, which no search engine lists, is drawn whole",
    async (path) => {
      const { failedParts } = await readPage((await fetch(origin + path)).url);
      expect(failedParts).toBe(0);
    },
  );

  test("robots.txt names the sitemap and closes none of its pages", async () => {
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
    const paths = sitemap.map((address) => new URL(address).pathname);
    const isClosed = (path: string) =>
      closed.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
    expect(paths.filter(isClosed)).toEqual([]);
  });

  test("the pictures for links are of the format they say", async () => {
    const pictures = new Set([...pages.values()].slice(-20).map(({ social }) => social.get("og:image")!));
    const wrong = await eachOf([...pictures].slice(0, 4), 1, async (address) => {
      const response = await fetch(address);
      const start = Buffer.from(await response.arrayBuffer())
        .subarray(0, 3)
        .toString("latin1");
      return response.status === 200 && (start === "\xff\xd8\xff" || start === "\x89PN") ? [] : [address];
    });
    expect(wrong.flat()).toEqual([]);
  });

  test("the shopping feed of a country names pages of the sitemap, in its currency", async () => {
    const feed = await (await fetch(`${origin}/feeds/google/fr-CA.xml`)).text();
    const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) => item!);
    expect(items.length).toBeGreaterThan(150);
    const names = ["id", "title", "description", "image_link", "availability", "brand", "condition", "adult"];
    for (const item of items) {
      for (const name of names) expect(item).toMatch(new RegExp(`<g:${name}>[^<]+</g:${name}>`));
      expect(item).toMatch(/<g:price>\d+\.\d\d CAD<\/g:price>/);
      // The offer opens with its own variant; the page is its product's.
      const [page, variant] = /<g:link>(.*?)<\/g:link>/.exec(item)?.[1]?.split("?") ?? [];
      expect(sitemap).toContain(page);
      expect(variant ?? "variant=1").toMatch(/^variant=\d+$/);
    }
  });
});

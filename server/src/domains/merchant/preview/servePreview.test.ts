import { tmpdir } from "node:os";
import type { HostContext, SentChange } from "@velours/sdk/shop";
import type { Collection, FilterCounts, Page, Product, Promotion, Site } from "@velours/sdk/types";
import { beforeAll, describe, expect, test } from "vitest";
import { StaticFiles } from "../../../platform/pages/staticFiles.ts";
import { fixture } from "../../../testing/fixture.ts";
import { createMerchantHeaders } from "../../../testing/merchant.ts";
import { ids } from "../../../testing/shopData.ts";
import { signIn } from "../../../testing/signIn.ts";
import { signInStaff } from "../../../testing/signInStaff.ts";
import { createEmbeddedStore } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";

/** A page that shows an answer of the API: the address of the page chooses it. */
const pages = {
  async fetch({ url }: Request, { context }: { context: HostContext }): Promise<Response> {
    const { origin, pathname } = new URL(url);
    const call = async (path: string, init: RequestInit = {}) => {
      const response = await context.fetch(`${origin}/api${path}`, {
        ...init,
        headers: { "x-client-token": context.clientToken },
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    };
    const code = context.plainCart?.split("!")[1];
    const handle = pathname.slice(pathname.lastIndexOf("/") + 1) || "none";
    const query = "configuration[currency]=USD&filter[source]=boutique";
    const product = Number(/(\d+)(?:\/[^/]*)?$/.exec(pathname)?.[1] ?? ids.halo.product);
    const seen = {
      pathname,
      site: context.site,
      member: context.member ?? null,
      plainCart: context.plainCart ?? null,
      shared: context.answers !== undefined,
      product: await call(`/products/${product}?configuration[currency]=USD`),
      cart: await call(`/products?ids=${product},${ids.halo.product}&configuration[currency]=USD`),
      settings: await call(`/sites/${context.site}`),
      page: pathname.includes("/pages/") ? await call(pathname.replace(/^\/fr/, "")) : null,
      collection: await call(`/products/collections/${handle}?configuration[language]=fr`),
      facets: await call(`/products/collections/${handle}/filters?${query}`),
      listing: await call(`/products?collections=${handle}&page=1&limit=2&${query}`),
      promotion: code === undefined ? null : await call(`/products/promotions/${encodeURIComponent(code)}`),
      write: await call("/users/identify", { method: "POST" }),
    };
    const html = `<html><head><link rel="modulepreload" href="/a.js"></head><body><pre>${JSON.stringify(seen)}</pre><script nonce="${context.nonce}">sell()</script></body></html>`;
    return new Response(html, { headers: { "content-type": "text/html", "set-cookie": "a=b" } });
  },
};

interface Seen {
  pathname: string;
  site: string;
  member: number | null;
  plainCart: string | null;
  shared: boolean;
  product: { status: number; body: Product };
  cart: { status: number; body: Product[] };
  settings: { status: number; body: Site };
  page: { status: number; body: Page } | null;
  collection: { status: number; body: Collection };
  facets: { status: number; body: { products: Record<string, FilterCounts> } };
  listing: { status: number; body: Product[] };
  promotion: { status: number; body: Promotion } | null;
  write: { status: number };
}

describe("previews of the desk", () => {
  let cookie: string;
  const shop = fixture(() =>
    openTestShop(createEmbeddedStore(), {
      build: { pages, files: new StaticFiles(tmpdir(), [""]) },
    }),
  );
  beforeAll(async () => {
    cookie = (await signInStaff(shop, "owner")).headers.cookie;
  });

  const send = (sent: object, headers: Record<string, string> = {}, path = "/desk/preview") => {
    const { row, ...others } = sent as { row: unknown };
    const form = new URLSearchParams({ ...(others as object), row: JSON.stringify(row) });
    return shop.app.inject({
      method: "POST",
      url: path,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: form.toString(),
    });
  };
  const see = async (sent: SentChange, path?: string): Promise<Seen> => {
    const { body, statusCode } = await send(sent, {}, path);
    expect(statusCode, body).toBe(200);
    return JSON.parse(/<pre>(.*)<\/pre>/.exec(body)![1]!);
  };
  const halo = { product: ids.halo.product, changes: [] };
  const price = (amount: string) => ({
    product: ids.halo.product,
    changes: [{ variantId: ids.halo.violet, currency: "USD" as const, price: amount }],
  });

  test("is a page that can do nothing: no script, no form, no request, kept and indexed nowhere, a way out", async () => {
    const { headers, body } = await send({ part: "prices", row: halo, from: "/desk/products/1" });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "content-type": "text/html; charset=utf-8",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    for (const directive of ["script-src", "connect-src", "form-action", "frame-src", "default-src"])
      expect(headers["content-security-policy"]).toContain(`${directive} 'none'`);
    expect(body).not.toMatch(/<script|modulepreload/);
    expect(body).toContain("Nothing is saved");
    expect(body).toContain('href="/desk/products/1"');
  });

  test("leads back to the desk alone", async () => {
    for (const from of ["https://evil.example/desk", "/desk?a=b&c=<evil>", "/desk/?//evil"]) {
      const { body } = await send({ part: "prices", row: halo, from });
      expect(body).not.toContain("evil");
      expect(body).toContain('href="/desk"');
    }
    const from = "/fr/desk/settings/pages/returns?site=closet";
    expect((await send({ part: "prices", row: halo, from })).body).toContain(`href="${from}"`);
  });

  test("shows a product off sale at the price that is typed, to nobody else, and writes nothing", async () => {
    const seen = await see({ part: "prices", row: price("77.00") });
    expect(seen.pathname).toMatch(/1$/);
    expect(seen).toMatchObject({ site: "boutique", member: null, shared: false, plainCart: null });
    expect(seen.product.body.variants.find(({ id }) => id === ids.halo.violet)?.prices.USD).toBe(77);
    expect(seen.cart.body.map(({ id }) => id)).toEqual([ids.halo.product]);
    expect(seen.cart.body[0]?.variants.find(({ id }) => id === ids.halo.violet)?.prices.USD).toBe(77);
    expect(seen.write.status).toBe(405);
    const { body } = await shop.call("getProduct", { params: { id: ids.halo.product } });
    expect(body.variants.find(({ id }) => id === ids.halo.violet)?.prices.USD).not.toBe(77);

    await shop.services.store.db
      .updateTable("products")
      .set({ enabled: false })
      .where("id", "=", ids.halo.product)
      .execute();
    expect((await see({ part: "prices", row: halo })).product.status).toBe(200);
    await shop.services.store.db
      .updateTable("products")
      .set({ enabled: true })
      .where("id", "=", ids.halo.product)
      .execute();
  });

  test("shows a product that only a file has, in the address of its own", async () => {
    const stored = shop.services.catalogue.stored(ids.halo.product)!.document;
    const [variant] = stored.variants;
    const row: Product = {
      ...stored,
      id: 990_001,
      handle: "only-in-a-file",
      title: "Only in a file",
      variants: [{ ...variant!, id: 990_002, sku: "ONLY", image_id: null } as never],
      inventories: [
        { variant_id: 990_002, region: "US", requires_shipping: true, level: "high", quantity: 5 },
      ],
    };
    const seen = await see({ part: "products", row });
    expect(seen.pathname).toContain("990001");
    expect(seen.product).toMatchObject({ status: 200, body: { title: "Only in a file" } });
    expect(seen.cart.body.map(({ id }) => id)).toEqual([990_001, ids.halo.product]);
    expect(shop.services.catalogue.stored(990_001)).toBeUndefined();
  });

  test("shows a variant that is not there yet with its price and the stock it begins with", async () => {
    const stored = shop.services.catalogue.stored(ids.halo.product)!.document;
    const rose = { ...stored.variants[0]!, id: 0, sku: "ROSE", option1: "Rose", prices: { USD: 77 } };
    const counts = {
      variant_id: 0,
      region: "US",
      requires_shipping: true,
      level: "high",
      quantity: 5,
    } as const;
    const row = {
      ...stored,
      variants: [rose, ...stored.variants],
      inventories: [counts, ...stored.inventories],
    };
    const { product } = await see({ part: "products", row });
    const [first] = product.body.variants;
    expect(first).toMatchObject({ option1: "Rose", price: 77 });
    expect(product.body.price).toBe(77);
    const stock = product.body.inventories.find(({ variant_id }) => variant_id === first?.id);
    expect(stock).toMatchObject({ region: "US", level: "low" });
  });

  test("shows a product that has no number yet, and a second like it", async () => {
    const stored = shop.services.catalogue.stored(ids.halo.product)!.document;
    const row: Product = {
      ...stored,
      id: 0,
      handle: "not-saved-yet",
      title: "Not saved yet",
      variants: [{ ...stored.variants[0]!, id: 0, sku: "NEW", image_id: null } as never],
      inventories: [],
    };
    const { product } = await see({ part: "products", row });
    expect(product).toMatchObject({ status: 200, body: { title: "Not saved yet" } });
    expect((await see({ part: "products", row })).product.body).toEqual(product.body);
    const titles = shop.services.catalogue.allRecords().map(({ document: { title } }) => title);
    expect(titles).not.toContain("Not saved yet");
  });

  test("shows the words and the products of a collection that is not saved", async () => {
    const { document } = shop.services.catalogue.stored(ids.halo.product)!;
    const row: Collection = {
      handle: "not-yet",
      title: "Not yet",
      description: "Soon",
      meta: {},
      translations: { fr: { title: "Pas encore", description: "Bientôt" } },
      rules: { all: [{ vendor: document.vendor }] },
    };
    const { pathname, collection, facets, listing } = await see({ part: "collections", row });
    expect(pathname).toBe("/not-yet");
    expect(collection).toMatchObject({ status: 200, body: { title: "Pas encore" } });
    expect(collection.body.rules).toBeUndefined();
    expect(new Set(listing.body.map(({ vendor }) => vendor))).toEqual(new Set([document.vendor]));
    expect(Object.keys(facets.body.products.vendors ?? {})).toEqual([document.vendor]);
    const narrower = { ...row, rules: { all: [{ vendor: "Nobody" }] } };
    expect((await see({ part: "collections", row: narrower })).listing.body).toEqual([]);
    const saved = await shop.call<"getCollection", number>("getCollection", {
      params: { collection: "not-yet" },
    });
    expect(saved.status).toBe(404);
  });

  test("shows a promotion that is off in a bag that it works on", async () => {
    const row: Promotion = {
      id: 990_001,
      name: "ONLYHERE33",
      type: "percentage",
      discount: 33,
      enabled: false,
      site: "boutique",
    };
    const seen = await see({ part: "promotions", row }, "/fr/desk/preview");
    expect(seen.pathname).toBe("/fr/bag");
    expect(seen.plainCart).toMatch(/^\d+\.\d+\.\d+(~\d+\.\d+\.\d+)*!ONLYHERE33$/);
    expect(seen.promotion).toMatchObject({ status: 200, body: { discount: 33, enabled: true } });
    const policy = (await send({ part: "promotions", row })).headers["content-security-policy"];
    expect(policy).toMatch(/; sandbox allow-same-origin$/);
    const { status } = await shop.call<"getPromotion", number>("getPromotion", {
      params: { code: "ONLYHERE33" },
    });
    expect(status).toBe(404);
  });

  test("shows the settings of a site, and what follows from them", async () => {
    const stored = shop.services.sites.current("boutique")!.value;
    const seen = await see({ part: "sites", row: { ...stored, name: "Another name" } });
    expect(seen.pathname).toBe("/");
    expect(seen.settings.body.name).toBe("Another name");
    const { body } = await shop.call("getSite", { params: { site: "boutique" } });
    expect(seen.settings.body).toEqual({ ...body, name: "Another name" });
  });

  test("shows a row of a file as its import would write it, with what else it would", async () => {
    const site = shop.services.sites.current("boutique")!.value;
    const hero = { label: "Winter", text: "Soon", url: "/pages/from-a-file" };
    const page: Page = { handle: "from-a-file", title: "From a file", html: "<p>Soon</p>" };
    const sites = [{ ...site, name: "Of a file", home: { ...site.home, hero } }];
    const file = { text: JSON.stringify({ sites, pages: [page] }), name: "spring.json" };
    const seen = await see({ part: "imports", row: { file, part: "sites", key: "boutique" } });
    expect(seen.pathname).toBe("/");
    expect(seen.settings.body).toMatchObject({ name: "Of a file", home: { hero: { label: "Winter" } } });
    const other = await see({ part: "imports", row: { file, part: "pages", key: "from-a-file " } });
    expect(other.pathname).toBe("/pages/from-a-file");
    expect(other.page).toMatchObject({ status: 200, body: { title: "From a file" } });
    expect(other.settings.body.name).toBe("Of a file");
    const { body } = await shop.call("getSite", { params: { site: "boutique" } });
    expect(body.name).toBe(site.name);
  });

  test("shows a product of a CSV as its import would write it", async () => {
    const csv = ["Handle,Title,Variant Price,Variant SKU", "csv-lamp,Lamp of a CSV,59.99,LAMP-1"].join("\n");
    const file = { text: csv, format: "csv" as const, name: "lamps.csv" };
    const headers = await createMerchantHeaders(shop);
    const { body: plan } = await shop.call("previewImport", { headers, body: file });
    const [{ key } = { key: "" }] = plan.changes;
    const { product } = await see({ part: "imports", row: { file, part: "products", key } });
    expect(product).toMatchObject({ status: 200, body: { title: "Lamp of a CSV" } });
  });

  test("shows a page that is not published, its HTML made harmless", async () => {
    const row: Page = {
      handle: "not-yet",
      title: "Not yet",
      html: "<p onclick=alert(1)>Soon</p>",
      published: false,
    };
    const seen = await see({ part: "pages", row });
    expect(seen.pathname).toBe("/pages/not-yet");
    expect(seen.page).toMatchObject({ status: 200, body: { title: "Not yet", html: "<p>Soon</p>" } });
  });

  test.each<[string, object, number, string]>([
    ["no document", { part: "prices", row: null }, 400, "no document that can be shown"],
    ["a part that cannot be shown", { part: "giftCards", row: {} }, 400, "no document that can be shown"],
    [
      "prices that are none",
      { part: "prices", row: { product: 1, changes: [{ price: {} }] } },
      400,
      "no document that can be shown",
    ],
    [
      "a file that is none",
      { part: "imports", row: { file: { text: "{", format: "xml" }, part: "sites", key: "boutique" } },
      400,
      "no document that can be shown",
    ],
    [
      "a file that no import takes",
      { part: "imports", row: { file: { text: "{" }, part: "sites", key: "a" } },
      409,
      "",
    ],
    [
      "a row that the file does not have",
      { part: "imports", row: { file: { text: "{}" }, part: "sites", key: "a" } },
      404,
      "",
    ],
    ["a product that is not there", { part: "prices", row: { product: 4711, changes: [] } }, 404, ""],
    ["a price below the minimum", { part: "prices", row: price("0.00") }, 409, ""],
    [
      "a promotion of 150 percent",
      {
        part: "promotions",
        row: { id: 9, name: "A", type: "percentage", discount: 150, enabled: true, site: "boutique" },
      },
      409,
      "150",
    ],
    ["a promotion that is none", { part: "promotions", row: { id: "<b>" } }, 409, ""],
  ])("refuses %s with a page that says why", async (_, sent, status, reason) => {
    const { statusCode, headers, body } = await send(sent);
    expect(statusCode, body).toBe(status);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain("This cannot be shown");
    expect(body).toContain(reason);
    expect(body).not.toContain("<b>");
  });

  test("says in French why it refuses a French preview", async () => {
    const row = { id: 9, name: "A", type: "percentage", discount: 150, enabled: true, site: "boutique" };
    const { body } = await send({ part: "promotions", row }, {}, "/fr/desk/preview");
    expect(body).toContain("<p>Cette promotion ne peut pas être enregistrée</p>");
    expect(body).toContain("<p>discount est 150, mais un pourcentage est de 100 au plus</p>");
    const untyped = await send({ part: "pages", row: { handle: "a" } }, {}, "/fr/desk/preview");
    expect(untyped.body).toContain("title manque");
  });

  test.each([
    ["a stranger", async () => "", 401],
    ["a shopper", async () => (await signIn(shop)).headers.cookie, 401],
    ["a packer", async () => (await signInStaff(shop, "packer")).headers.cookie, 403],
  ])("refuses %s", async (_, getCookie, status) => {
    const row = { ...shop.services.sites.current("boutique")!.value, name: "Theirs" };
    const { statusCode, body } = await send({ part: "sites", row }, { cookie: await getCookie() });
    expect(statusCode).toBe(status);
    expect(body).not.toContain("Theirs");
  });

  test("refuses the site of others, and a form of another origin", async () => {
    const { headers } = await signInStaff(shop, "shopkeeper", ["outlet"]);
    const row = shop.services.sites.current("boutique")!.value;
    expect((await send({ part: "sites", row }, headers)).statusCode).toBe(403);
    const file = { text: JSON.stringify({ sites: [{ ...row, name: "Theirs" }] }) };
    const planned = { part: "imports", row: { file, part: "sites", key: "boutique" } };
    expect((await send(planned, headers)).statusCode).toBe(403);
    const foreign = await send({ part: "prices", row: halo }, { "sec-fetch-site": "cross-site" });
    expect(foreign.statusCode).toBe(403);
  });
});

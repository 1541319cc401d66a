import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { upsertUpsellOffers } from "../../domains/upsells/store/offers.ts";
import { checkoutBody, createNonce, ebookBody } from "../../testing/checkoutBody.ts";
import { ids, upsellOffers } from "../../testing/shopData.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { toAcceptance } from "../../testing/upsells.ts";
import { inTransaction } from "../store/transaction.ts";
import { type Build, loadBuild } from "./servePages.ts";

/** Pages that say what they were given, in two parts, and count how often they were made. */
const server = `
let made = 0;
export default {
  async fetch(request, { context }) {
    made++;
    const url = new URL(request.url);
    if (url.pathname === "/moved") {
      return new Response(null, { status: 301, headers: { location: "/sex-toys" + url.search } });
    }
    if (url.pathname === "/gone") return Response.redirect(url.origin + "/404", 301);
    if (url.pathname.endsWith("/bag")) {
      const form = request.method === "POST" ? await request.text() : "";
      return Response.json({ form, plainCart: context.plainCart ?? null });
    }
    const site = await (await context.fetch(url.origin + "/api/sites/" + context.site, {
      headers: { "x-client-token": context.clientToken },
    })).json();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("<p>" + site.code + " " + context.nonce + " "));
        controller.enqueue(new TextEncoder().encode(context.gatewayUrl + " made " + made + " for " + url.search + "</p>"));
        controller.enqueue(new TextEncoder().encode('<script nonce="' + context.nonce + '">a()</script>'));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};`;

const hashOfScript = `sha256-${createHash("sha256").update("a()").digest("base64")}`;

describe("pages", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let build: Build;
  const directory = mkdtempSync(join(tmpdir(), "velours-build-"));
  beforeAll(async () => {
    mkdirSync(join(directory, "server"), { recursive: true });
    mkdirSync(join(directory, "client/assets/img"), { recursive: true });
    writeFileSync(join(directory, "server/server.js"), server);
    writeFileSync(join(directory, "server/package.json"), '{"type":"module"}');
    writeFileSync(join(directory, "client/assets/main-a1B2c3D4.js"), "export const a = 1;".repeat(100));
    writeFileSync(join(directory, "client/assets/img/halo.svg"), "<svg/>");
    mkdirSync(join(directory, "client/assets/files"));
    for (const name of ["guide", "privacy-policy"]) {
      writeFileSync(join(directory, `client/assets/files/${name}.pdf`), name);
    }
    shop = await openTestShop(createEmbeddedStore());
    build = await loadBuild(directory);
    app = await createApp(shop.services, { build });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    rmSync(directory, { recursive: true });
  });

  describe("e-books (CA-95)", () => {
    const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const status = async (url: string, headers?: Record<string, string>) =>
      (await get(url, headers)).statusCode;
    async function buyGuide(headers: Record<string, string> = {}): Promise<{ id: string; link: string }> {
      const { body: order } = await shop.call("submitCheckout", { body: ebookBody(), headers });
      return { id: order.id, link: order.products[0]?.meta.download_url ?? "" };
    }

    test("the link of an order brings the file, not cached on the way", async () => {
      const { link } = await buyGuide();
      const response = await get(link);
      expect([response.statusCode, response.body]).toEqual([200, "guide"]);
      expect(response.headers["cache-control"]).toBe("private, no-store");
    });

    test("without an order, or with one that has no such book, there is no file", async () => {
      const { body: halos } = await shop.call("submitCheckout", { body: checkoutBody() });
      const file = "/assets/files/guide.pdf";
      for (const url of [file, `${file}?order=${halos.id}`]) expect(await status(url)).toBe(404);
      expect(await status("/assets/files/privacy-policy.pdf")).toBe(200);
    });

    test("a book beside a parcel, several of it, or one that a promotion paid has its link", async () => {
      const body = checkoutBody({
        total: 143.92,
        cart: {
          products: [
            { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
            { variant: { id: ids.ebook.variant }, quantity: 2 },
          ],
          type: "mix",
          invoice: { total: 143.92, currency: "USD" },
        },
      });
      const { body: order } = await shop.call("submitCheckout", { body });
      const link = order.products[1]?.meta.download_url ?? "";
      expect(link).toBe(`/assets/files/guide.pdf?order=${order.id}`);
      expect(await status(link)).toBe(200);
      const fetched = await shop.call("getOrder", { params: { id: order.id } });
      expect(fetched.body.products[1]?.meta.download_url).toBe(link);
    });

    test("a book that an offer added after the purchase has its link, at once and in the order fetched later", async () => {
      const [single] = upsellOffers;
      if (single === undefined) throw new Error("there is no offer");
      await inTransaction(shop.services.store.db, (trx) =>
        upsertUpsellOffers(trx, [
          {
            ...single,
            id: "book",
            trigger_product_ids: [ids.halo.product],
            product_ids: [ids.ebook.product],
            percent: 0,
          },
        ]),
      );
      const { body: order } = await shop.call("submitCheckout", {
        body: checkoutBody({ payment: { upsells: { nonce: createNonce("ok") } } }),
      });
      if (!order.upsells) throw new Error("nothing is offered");
      const link = `/assets/files/guide.pdf?order=${order.id}`;
      expect(await status(link)).toBe(404);
      const { body: merged } = await shop.call("acceptUpsell", {
        body: toAcceptance({ ...order, upsells: order.upsells }),
      });
      expect(merged.products.map(({ meta }) => meta.download_url)).toEqual([undefined, link]);
      expect(await status(link)).toBe(200);
      const fetched = await shop.call("getOrder", { params: { id: order.id } });
      expect(fetched.body.products).toEqual(merged.products);
    });

    test("an order whose payment failed is not complete", async () => {
      const { id, link } = await buyGuide();
      await shop.services.store.db
        .updateTable("payment_attempts")
        .set({ state: "failed" })
        .where("order_id", "=", id)
        .execute();
      expect(await status(link)).toBe(404);
    });
  });

  test.each(["a b", "[::1"])("400 for the host %s, which no URL can have", async (host) => {
    const response = await app.inject({ url: "/a", headers: { host } });
    expect([response.statusCode, response.json().reference]).toEqual([400, "validationError"]);
  });

  test("a page gets site, nonce and gateway, and reads the API without a network", async () => {
    const { body, headers } = await app.inject({
      url: "/a",
      headers: { host: "outlet.localhost:3000", cookie: "session=somebody" },
    });
    const [, site, nonce, gateway] = /<p>(\S+) (\S+) (\S+) made/.exec(body) ?? [];
    expect([site, gateway]).toEqual(["outlet", "http://outlet.localhost:3001"]);
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("a page is compressed with %s", async (encoding, decompress) => {
    const { rawPayload, headers } = await app.inject({ url: "/b", headers: { "accept-encoding": encoding } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(decompress(rawPayload).toString()).toContain("boutique");
  });

  test("a page without personal parts is rendered once, until the catalogue changes", async () => {
    const first = await app.inject("/c");
    const second = await app.inject("/c");
    expect(second.body).toBe(first.body);
    expect(second.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    expect(first.headers["content-security-policy"]).toContain(`script-src 'self' '${hashOfScript}' http`);
    expect(first.headers["content-security-policy"]).not.toContain("nonce");
    expect(first.body).toContain("<script>a()</script>");
    expect((await app.inject({ url: "/c", headers: { cookie: "boutique_region=GB" } })).body).not.toBe(
      first.body,
    );
    await app.inject({ method: "POST", url: "/sandbox/variants/11", payload: { price: 70 } });
    expect((await app.inject("/c")).body).not.toBe(first.body);
  });

  test("keys of advertisements and of the cart share the page without them (SA-403)", async () => {
    const { body } = await app.inject("/ad?color=violet");
    expect(body).toContain("for ?color=violet<");
    for (const query of [
      "color=violet&utm_source=mail&utm_campaign=spring",
      "gclid=one&color=violet",
      "color=violet&fbclid=two&ref=friend",
      "promo_code=TEN&color=violet",
    ]) {
      expect((await app.inject(`/ad?${query}`)).body).toBe(body);
    }
  });

  describe("the forms of the bag without scripts", () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const post = (url: string, headers: Record<string, string>, payload = "change=removeCode") =>
      app.inject({ method: "POST", url, headers: { ...form, ...headers }, payload });

    test.each(["/bag", "/fr/bag"])("reach the page %s with the cookie", async (url) => {
      const cookie = "boutique_plain_cart=1.10.2!TEST";
      const response = await post(url, { cookie, "sec-fetch-site": "same-origin" });
      expect(response.json()).toEqual({ form: "change=removeCode", plainCart: "1.10.2!TEST" });
      expect(response.headers["cache-control"]).toBe("no-store");
    });

    test.each<Record<string, string>>([
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ])("are refused from another site: %o", async (headers) => {
      const response = await post("/bag", headers);
      expect([response.statusCode, response.json().reference]).toEqual([403, "crossSiteRequest"]);
    });

    test("are refused when they are longer than any of ours", async () => {
      expect((await post("/bag", {}, `code=${"A".repeat(5_000)}`)).statusCode).toBe(400);
    });

    test("reach no other page, and no other page is told of the cookie", async () => {
      expect((await post("/sex-toys", {})).statusCode).toBe(404);
      const cookie = "boutique_plain_cart=1.10.2";
      const [first, second] = [
        await app.inject({ url: "/lubes" }),
        await app.inject({ url: "/lubes", headers: { cookie } }),
      ];
      // The same page: it depends on no cookie of the bag.
      expect(second.body).toBe(first.body);
    });
  });

  test("a page with an unknown key is not cached, so that keys cannot be made up (SA-403)", async () => {
    const get = async () => (await app.inject("/ad?color=violet&anything=1")).body;
    expect(await get()).toContain("for ?color=violet&amp;anything=1<".replace("&amp;", "&"));
    expect(await get()).not.toBe(await get());
  });

  test("a redirect carries the keys along that the page does not see", async () => {
    const location = async (url: string) => (await app.inject(url)).headers.location;
    expect(await location("/moved?utm_source=x&page=2")).toBe("/sex-toys?page=2&utm_source=x");
    expect(await location("/moved?utm_source=x")).toBe("/sex-toys?utm_source=x");
    expect(await location("/moved?page=2")).toBe("/sex-toys?page=2");
  });

  test("a page that many want at once is made once, and they have it from there", async () => {
    const bodies = (await Promise.all(Array.from({ length: 20 }, () => app.inject("/e")))).map(
      ({ body }) => body,
    );
    expect(new Set(bodies).size).toBe(1);
    const own = await Promise.all(
      [1, 2].map(() => app.inject({ url: "/e", headers: { cookie: "session=me" } })),
    );
    expect(own[0]?.body).not.toBe(own[1]?.body);
  });

  test("a request that renders a page and caches none does not block the others", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => app.inject("/gone")));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([301, 301, 301, 301, 301]);
  });

  test("each answer that may be somebody's own has a nonce of its own", async () => {
    const policy = async () =>
      (await app.inject({ url: "/f", headers: { cookie: "session=me" } })).headers["content-security-policy"];
    const [first, second] = [await policy(), await policy()];
    expect(first).toMatch(/script-src 'self' 'nonce-[\w-]{22}' http/);
    expect(first).not.toBe(second);
  });

  test.each([
    "boutique_language=fr; velours_identity=1; boutique_newsletter=1; boutique_age_confirmed=18; boutique_analytics_consent=denied",
    "velours_device=one; __Host-velours_device=two",
    "boutique_region=%",
    "boutique_region=GB=CA",
    ";;",
  ])("cookies that no page depends on leave a page everybody's: %s", async (cookie) => {
    expect((await app.inject({ url: "/g", headers: { cookie } })).body).toBe((await app.inject("/g")).body);
  });

  test.each([
    ["/checkout?id=1", {}],
    ["/fr/account/orders", {}],
    ["/d", { cookie: "session=somebody" }],
  ])("a page that may be somebody's own is made each time: %s %j", async (url, headers) => {
    expect((await app.inject({ url, headers })).body).not.toBe((await app.inject({ url, headers })).body);
  });

  test.each([
    ["everybody's", {}],
    ["somebody's own", { cookie: "session=me", "accept-encoding": "br" }],
  ])("%s redirects are passed on, without the type of a body they do not have", async (_, headers) => {
    const answer = await app.inject({ url: "/gone", headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "http://localhost/404"]);
    expect(answer.body).toBe("");
    expect(answer.headers).not.toHaveProperty("content-type");
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  test("built files are immutable and compressed; public ones are at the root too", async () => {
    const url = "/distribution/assets/main-a1B2c3D4.js";
    const script = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(script.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    const again = await app.inject({
      url,
      headers: { "accept-encoding": "br", "if-none-match": String(script.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await app.inject("/assets/img/halo.svg")).headers["content-type"]).toBe("image/svg+xml");
  });

  test.each(["/distribution/none.js", "/assets/none.svg", "/api/none"])("%s is no page", async (url) => {
    expect((await app.inject(url)).json().reference).toBe("resourceDoesNotExist");
  });

  test("no address leads out of the build", () => {
    for (const address of [
      "/assets/../../server/server.js",
      "/distribution/../server/server.js",
      "//etc/passwd",
    ]) {
      expect(build.files.get(address, "identity")).toBeUndefined();
    }
  });

  test("without a build the start says what to do", async () => {
    await expect(loadBuild("/nowhere")).rejects.toThrow(/The pages are not built.*npm run build/);
  });
});

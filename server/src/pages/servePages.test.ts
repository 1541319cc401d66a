import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { checkoutBody } from "../testing/checkoutBody.ts";
import { ids } from "../testing/shopData.ts";
import { signIn } from "../testing/signIn.ts";
import { embeddedPlace } from "../testing/stores.ts";
import { openTestShop, type TestShop } from "../testing/testShop.ts";
import { type Build, loadBuild } from "./servePages.ts";

/** Pages that say what they were given, in two parts, and count how often they were made. */
const server = `
let made = 0;
export default {
  async fetch(request, { context }) {
    made++;
    const url = new URL(request.url);
    if (url.pathname === "/gone") return Response.redirect(url.origin + "/404", 301);
    const site = await (await context.fetch(url.origin + "/api/sites/" + context.site, {
      headers: { "x-client-token": context.clientToken },
    })).json();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("<p>" + site.code + " " + context.nonce + " "));
        controller.enqueue(new TextEncoder().encode(context.gatewayUrl + " made " + made + "</p>"));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};`;

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
    shop = await openTestShop(embeddedPlace());
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
      const body = checkoutBody({
        total: 20,
        user: { address: {} },
        cart: {
          products: [{ variant: { id: ids.ebook.variant } }],
          type: "digital",
          shipping: null,
          invoice: { total: 20, currency: "USD" },
        },
      });
      const { body: order } = await shop.call("submitCheckout", { body, headers });
      return { id: order.id, link: order.products[0]?.meta.download_url ?? "" };
    }

    test("the link of an order brings the file, kept by nobody on the way", async () => {
      const { link } = await buyGuide();
      const answer = await get(link);
      expect([answer.statusCode, answer.body]).toEqual([200, "guide"]);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    });

    test("without an order, or with one that has no such book, there is no file", async () => {
      const { body: halos } = await shop.call("submitCheckout", { body: checkoutBody() });
      const file = "/assets/files/guide.pdf";
      for (const url of [file, `/distribution${file}`, `${file}?order=${halos.id}`, `${file}?order=x`]) {
        expect([url, await status(url)]).toEqual([url, 404]);
      }
      expect(await status("/assets/files/privacy-policy.pdf")).toBe(200);
    });

    test("a member's book is the member's (CA-99)", async () => {
      const [member, other] = [await signIn(shop), await signIn(shop)];
      const { link } = await buyGuide(member.headers);
      expect(await status(link, member.headers)).toBe(200);
      expect(await status(link, other.headers)).toBe(404);
      expect(await status(link)).toBe(404);
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
    const answer = await app.inject({ url: "/a", headers: { host } });
    expect([answer.statusCode, answer.json().reference]).toEqual([400, "validationError"]);
  });

  test("a page gets site, nonce and gateway, and reads the API without a network", async () => {
    const { body, headers } = await app.inject({ url: "/a", headers: { host: "outlet.localhost:3000" } });
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

  test("a page for nobody in particular is made once, until the catalogue changes", async () => {
    const first = await app.inject("/c");
    const second = await app.inject("/c");
    expect(second.body).toBe(first.body);
    expect(second.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    expect((await app.inject({ url: "/c", headers: { cookie: "boutique_region=CA" } })).body).not.toBe(
      first.body,
    );
    await app.inject({ method: "POST", url: "/sandbox/variants/11", payload: { price: 70 } });
    expect((await app.inject("/c")).body).not.toBe(first.body);
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

  test("who made a page and kept none leaves nobody waiting", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject("/gone")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 301, 301, 301, 301]);
  });

  test.each([
    ["/checkout?id=1", {}],
    ["/fr/account/orders", {}],
    ["/d", { cookie: "session=somebody" }],
  ])("a page that may be somebody's own is made each time: %s %j", async (url, headers) => {
    expect((await app.inject({ url, headers })).body).not.toBe((await app.inject({ url, headers })).body);
  });

  test("redirects are passed on", async () => {
    const { statusCode, headers } = await app.inject("/gone");
    expect([statusCode, headers.location]).toEqual([301, "http://localhost/404"]);
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

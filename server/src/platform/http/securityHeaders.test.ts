import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { type OperationName, routes } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { expectSafe } from "../../testing/expectSafe.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { loadBuild } from "../pages/servePages.ts";

const token = { "x-client-token": productionEnv.CLIENT_TOKEN };
const partner = "https://partner.example.com";
const page = `export default {
  fetch: async (request) => request.url.endsWith("/thrown") ? Promise.reject(new Error("a secret")) :
    new Response("<p>", { headers: { "content-type": "text/html; charset=utf-8" } }),
};`;

/** The assembly with pages, as a production would run it or not. */
async function openWhole(env: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), "velours-build-"));
  mkdirSync(join(directory, "server"), { recursive: true });
  mkdirSync(join(directory, "client/assets"), { recursive: true });
  writeFileSync(join(directory, "server/server.js"), page);
  writeFileSync(join(directory, "server/package.json"), '{"type":"module"}');
  writeFileSync(join(directory, "client/assets/main-a1B2c3D4.js"), "export const a = 1;");
  writeFileSync(join(directory, "client/assets/halo.svg"), "<svg/>");
  const shop = await openTestShop(createEmbeddedStore(), {
    env: { CLIENT_TOKEN: productionEnv.CLIENT_TOKEN, ...env },
  });
  const app = await createApp(shop.services, { build: await loadBuild(directory) });
  const close = async () => {
    await app.close();
    await shop.close();
    rmSync(directory, { recursive: true });
  };
  return { shop, app, close };
}

/** Each operation, well and badly asked. */
function operationRequests(): (InjectOptions & { vary: readonly string[] | null })[] {
  return Object.entries(routes).flatMap(([name, { method, url, vary }]) => {
    const path = `/api${url.replace(/:\w+/g, "1")}`;
    const payload = method === "GET" ? {} : { payload: bodies[name as OperationName] ?? {} };
    const right = { method, url: path, headers: token, vary, ...payload };
    const badRequests = [
      { ...right, headers: {} },
      { ...right, headers: { ...token, origin: "https://evil.example" } },
    ];
    const wrong = method === "GET" ? { ...right, url: `${path}?limit=x` } : { ...right, payload: "{" };
    return [right, ...badRequests, { ...wrong, headers: { ...token, "content-type": "application/json" } }];
  });
}

/** Every other way in: pages, files, sandbox, machines' addresses, nothing at all. */
function otherRequests(): InjectOptions[] {
  const addresses = [
    "/",
    "/fr/vibrators",
    "/thrown",
    "/assets/main-a1B2c3D4.js",
    "/distribution/assets/halo.svg",
  ];
  const machines = [
    "/api/health",
    "/api/ready",
    "/api/nothing",
    "/assets/nothing",
    "/sandbox/trace",
    "/sandbox/mail",
  ];
  const docs = [
    "/docs",
    "/docs/",
    "/api/openapi.json",
    "/%",
    "/../../etc/passwd",
    "/.git/config",
    "/assets/",
  ];
  return [
    ...[...addresses, ...machines, ...docs].map((url) => ({ url })),
    { method: "POST", url: "/sandbox/reset" },
    { method: "POST", url: "/sandbox/variants/1", payload: { price: -1 } },
    ...(["OPTIONS", "TRACE", "PUT", "DELETE"] as const).map((method) => ({
      method: method as "PUT",
      url: "/api/products/1",
      headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
    })),
  ];
}
const bodies: Partial<Record<OperationName, object>> = {
  submitCheckout: checkoutBody(),
  validateCart: { cart: checkoutBody().cart },
};

describe.each([
  ["outside production", {}, false],
  ["in production", productionEnv, true],
])("every answer, %s", (_, env, secure) => {
  let whole: Awaited<ReturnType<typeof openWhole>>;
  beforeAll(async () => {
    whole = await openWhole(env);
  });
  afterAll(() => whole.close());

  test("has every header and only safe cookies, refused or not, page, file or sandbox", async () => {
    const statuses = new Map<number, number>();
    for (const request of [...operationRequests(), ...otherRequests()]) {
      const response = await whole.app.inject(request);
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      expectSafe(response, { secure });
    }
    console.log(`answers walked, ${_}: ${JSON.stringify([...statuses])}`);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 500]));
  });

  test("says nothing of what is not the shop's: sources, listings of folders, how it failed, what was sent", async () => {
    for (const url of [
      "/.git/config",
      "/.git/",
      "/assets/",
      "/distribution/",
      "/distribution/assets/",
      "/../package.json",
    ]) {
      const { statusCode, body } = await whole.app.inject(url);
      // No file is there: the address is a page's, or nobody's.
      expect([url, statusCode === 404 || body === "<p>"]).toEqual([url, true]);
    }
    const thrown = await whole.app.inject("/thrown");
    expect([thrown.statusCode, thrown.json().reference]).toEqual([500, "internalError"]);
    expect(thrown.body).not.toMatch(/a secret|server\.js|\bat /);
    for (const url of ["/", "/api/products/1", "/assets/main-a1B2c3D4.js"]) {
      const traced = await whole.app.inject({ method: "TRACE", url, headers: { cookie: "a=secret-cookie" } });
      expect([url, traced.statusCode >= 400]).toEqual([url, true]);
      expect(traced.body).not.toContain("secret-cookie");
    }
  });

  test("has the headers also when what was sent is not HTTP", async () => {
    const origin = await whole.app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write("FOO / HTTP/1.1\r\nhost: x\r\n\r\n");
    const response = await text(socket);
    expect(response).toMatch(/x-content-type-options: nosniff/);
    expect(response).toMatch(
      /content-security-policy: default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    );
    expect(/strict-transport-security: max-age=63072000; includeSubDomains/.test(response)).toBe(secure);
  });

  test("of the API is never cached, unless the contract says that it is the same for all", async () => {
    for (const { url = "", method = "GET", vary } of operationRequests()) {
      const { statusCode, headers } = await whole.app.inject({ method, url, headers: token });
      const expected = vary === null || statusCode !== 200 ? "no-store" : "private, no-cache";
      expect([url, headers["cache-control"]]).toEqual([url, expected]);
    }
  });
});

describe("other origins (CORS_ORIGINS)", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  beforeAll(async () => {
    const CORS_ORIGINS = `${partner}, https://b.example`;
    shop = await openTestShop(createEmbeddedStore(), {
      env: { CORS_ORIGINS, CLIENT_TOKEN: productionEnv.CLIENT_TOKEN },
    });
    ({ app } = shop);
  });
  afterAll(() => shop.close());

  const preflight = (origin: string) =>
    app.inject({
      method: "OPTIONS",
      url: "/api/services/payments/validate",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type, x-client-token",
      },
    });

  test("a listed one may ask before it asks, and reads the answer and its headers, without cookies (C-639)", async () => {
    const response = await preflight(partner);
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": partner,
      "access-control-allow-headers": expect.stringMatching(/x-client-token, x-velours-sdk/),
      vary: expect.stringMatching(/origin/i),
    });
    expectSafe(response, { cors: true });
    const actual = await app.inject({ url: "/api/products?limit=1", headers: { ...token, origin: partner } });
    expect([actual.statusCode, actual.headers["access-control-allow-origin"]]).toEqual([200, partner]);
    for (const name of ["x-pagination-items-total", "x-join-nonce", "x-session-validation"])
      expect(actual.headers["access-control-expose-headers"]).toContain(name);
    expectSafe(actual, { cors: true });
  });

  test("a listing kept for one origin is not answered with that origin's leave to another", async () => {
    for (const [origin, allowed] of [
      [partner, partner],
      ["https://evil.example", undefined],
      [partner, partner],
    ]) {
      const { headers } = await app.inject({
        url: "/api/products?limit=2",
        headers: { ...token, ...(origin === undefined ? {} : { origin }) },
      });
      expect(headers["access-control-allow-origin"]).toBe(allowed);
    }
  });

  test("a listed one may change something as a guest, and nothing as a member", async () => {
    const body = { cart: checkoutBody().cart };
    const ask = (origin: string, cookie?: string) =>
      app.inject({
        method: "POST",
        url: "/api/services/payments/validate",
        payload: body,
        headers: { ...token, origin, "sec-fetch-site": "cross-site", ...(cookie ? { cookie } : {}) },
      });
    expect((await ask(partner)).statusCode).toBe(200);
    for (const response of [await ask(partner, "velours_session=x"), await ask("https://evil.example")]) {
      expect([response.statusCode, response.json().reference]).toEqual([403, "crossSiteRequest"]);
    }
  });

  test.each(["https://evil.example", "null", `${partner}.evil.example`])("%s may not", async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pages } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { StaticFiles } from "./staticFiles.ts";

const pages: Pages = {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
    if (pathname === "/with-cookie") headers.append("set-cookie", "a=b");
    return new Response(`<p>${pathname}</p>`, { status: pathname === "/404" ? 404 : 200, headers });
  },
};

const KEPT = "private, no-cache";

describe("how long a browser may keep a page", () => {
  const directory = mkdtempSync(join(tmpdir(), "velours-caching-"));
  let shop: TestShop;
  let app: FastifyInstance;
  let without: TestShop;
  beforeAll(async () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, "service-worker.js"), "keep()");
    writeFileSync(join(directory, "service-worker-off.js"), "unregister()");
    shop = await openTestShop(createEmbeddedStore());
    app = await createApp(shop.services, { build: { pages, files: new StaticFiles(directory, [""]) } });
    without = await openTestShop(createEmbeddedStore(), { env: { OFFLINE_PAGES: "off" } });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    await without.close();
    rmSync(directory, { recursive: true });
  });

  const cacheControl = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: { ...(cookie && { cookie }) } })).headers["cache-control"];

  test.each([
    ["/sex-toys", undefined],
    ["/fr/sex-toys", "boutique_region=CA"],
    ["/search?q=wand", undefined],
    ["/sex-toys", "_ga=GA1.1.2.3; boutique_analytics_consent=granted"],
  ])("%s with the cookie %s may be kept, and is asked for each time", async (url, cookie) => {
    expect(await cacheControl(url, cookie)).toBe(KEPT);
  });

  test.each([
    ["/checkout", undefined],
    ["/fr/checkout?id=1", undefined],
    ["/account/orders", undefined],
    ["/LOGIN", undefined],
    ["/logout", undefined],
    ["/reset-password?token=x", undefined],
    ["/sex-toys", "velours_member=7"],
    ["/sex-toys", "velours_session=abc"],
    ["/sex-toys", "__Host-velours_session=abc"],
    ["/with-cookie", "_ga=1"],
    ["/404", undefined],
    ["/404", "_ga=1"],
  ])("%s with the cookie %s is not stored", async (url, cookie) => {
    expect(await cacheControl(url, cookie)).toBe("no-store");
  });

  test("a copy counts for the same cookies only", async () => {
    for (const cookie of ["boutique_region=CA", "_ga=1"])
      expect((await app.inject({ url: "/", headers: { cookie } })).headers.vary).toBe(
        "accept-encoding, cookie",
      );
  });

  test("the same page is not sent twice", async () => {
    const { etag } = (await app.inject("/sex-toys")).headers;
    const headers = { "if-none-match": String(etag) };
    const again = await app.inject({ url: "/sex-toys", headers });
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", KEPT]);
    expect((await app.inject({ url: "/lubricants", headers })).statusCode).toBe(200);
  });

  test("the service worker is asked for each time, and may fetch from the shop", async () => {
    const { body, headers } = await app.inject("/service-worker.js");
    expect(body).toBe("keep()");
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-type": /^text\/javascript/ });
    expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  });

  test("with OFFLINE_PAGES=off the worker's address has one that unregisters", async () => {
    const build = { pages, files: new StaticFiles(directory, [""]) };
    const off = await createApp(without.services, { build });
    const { body, headers } = await off.inject("/service-worker.js");
    expect([body, headers["cache-control"]]).toEqual(["unregister()", "no-cache"]);
    await off.close();
  });

  test("so has the desk's own host, where the shop's worker may still be from before", async () => {
    const { config } = shop.services;
    const services = { ...shop.services, config: { ...config, deskHost: "desk.example" } };
    const desk = await createApp(services, { build: { pages, files: new StaticFiles(directory, [""]) } });
    const read = async (host?: string) =>
      (await desk.inject({ url: "/service-worker.js", headers: { ...(host && { host }) } })).body;
    expect([await read("desk.example"), await read()]).toEqual(["unregister()", "keep()"]);
    await desk.close();
  });
});

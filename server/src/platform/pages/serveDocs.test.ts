import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { loadDocs } from "./serveDocs.ts";

describe("/docs", () => {
  let shop: TestShop;
  const apps: FastifyInstance[] = [];
  const directory = mkdtempSync(join(tmpdir(), "velours-docs-"));

  async function appWith(env: Record<string, string>): Promise<FastifyInstance> {
    const { environment, clientToken, docsMockUrl } = readConfig(env);
    const config = { ...shop.services.config, environment, clientToken, docsMockUrl };
    const app = await createApp({ ...shop.services, config }, { docs: loadDocs(directory) });
    apps.push(app);
    return app;
  }

  beforeAll(async () => {
    mkdirSync(join(directory, "errors"));
    writeFileSync(join(directory, "index.html"), "<p>Overview</p>");
    writeFileSync(join(directory, "404.html"), "<p>No such page</p>");
    writeFileSync(join(directory, "errors/rateLimited.html"), "<p>Too many</p>");
    writeFileSync(join(directory, "errors/rateLimited.md"), "Too many");
    writeFileSync(join(directory, "docs-a1B2c3D4.css"), "p {}");
    shop = await openTestShop(createEmbeddedStore());
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await shop.close();
    rmSync(directory, { recursive: true });
  });

  test.each([
    ["/docs/", 200, "text/html", "no-cache", "<p>Overview</p>"],
    ["/docs/errors/rateLimited.html", 200, "text/html", "no-cache", "<p>Too many</p>"],
    ["/docs/errors/rateLimited?from=mail", 200, "text/html", "no-cache", "<p>Too many</p>"],
    ["/docs/errors/rateLimited.md", 200, "text/markdown", "no-cache", "Too many"],
    ["/docs/docs-a1B2c3D4.css", 200, "text/css", "public, max-age=31536000, immutable", "p {}"],
    ["/docs/errors/nothing", 404, "text/html", "no-cache", "<p>No such page</p>"],
    ["/docs/../package.json", 404, "", "", ""],
  ])("%s: %i", async (url, status, type, caching, body) => {
    const response = await (await appWith({})).inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain(type);
    if (body) expect([response.headers["cache-control"], response.body]).toEqual([caching, body]);
  });

  test("nothing inline, nothing from elsewhere", async () => {
    const { headers } = await (await appWith({})).inject("/docs/");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; object-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  test("the address without its slash leads to it, and a page that is known is not sent again", async () => {
    const app = await appWith({});
    const { statusCode, headers } = await app.inject("/docs");
    expect([statusCode, headers.location]).toEqual([301, "/docs/"]);
    const etag = String((await app.inject("/docs/")).headers.etag);
    expect((await app.inject({ url: "/docs/", headers: { "if-none-match": etag } })).statusCode).toBe(304);
  });

  test.each([
    [
      "at home: this shop, with its token",
      {},
      [{ name: "This shop", url: "/api", clientToken: "velours-dev" }],
    ],
    ["in production: no token", productionEnv, [{ name: "This shop", url: "/api" }]],
    [
      "with a mock",
      { DOCS_MOCK_URL: "http://localhost:4010" },
      [
        { name: "This shop", url: "/api", clientToken: "velours-dev" },
        { name: "The mock", url: "http://localhost:4010/api", scenarios: true },
      ],
    ],
  ])("where its forms send requests, %s", async (_name, env, bases) => {
    const app = await appWith(env);
    expect((await app.inject("/docs/config.json")).json()).toEqual({ bases });
    const policy = (await app.inject("/docs/")).headers["content-security-policy"];
    expect(String(policy).includes("http://localhost:4010")).toBe(bases.length === 2);
  });

  test("a shop without built documentation is open without it", async () => {
    expect(loadDocs(join(directory, "nowhere"))).toBeUndefined();
    expect((await shop.app.inject("/docs/")).statusCode).toBe(404);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveDesk } from "./serveDesk.ts";
import { StaticFiles } from "./staticFiles.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-"));
  await mkdir(join(folder, "desk"));
  await writeFile(
    join(folder, "desk/index.html"),
    '<meta name="client-token" content="%CLIENT_TOKEN%" /><meta name="bot-check-key" content="%BOT_CHECK_KEY%" /><meta name="default-language" content="%DEFAULT_LANGUAGE%" />',
  );
});
afterAll(() => rm(folder, { recursive: true }));

const settings = {
  url: "https://desk.example/desk",
  shopOrigin: "https://shop.example",
  host: undefined,
  clientToken: 'a"b',
  botCheckKey: null,
  sources: {},
  getDefaultLanguage: () => "fr" as const,
};
const open = (directory: string, more: Partial<Parameters<typeof serveDesk>[2]> = {}) => {
  const app = fastify();
  serveDesk(app, new StaticFiles(directory, [""]), { ...settings, ...more });
  for (const path of ["/service-worker.js", "/*"])
    app.get(path, { config: { operation: "page" } }, async (_request, reply) =>
      reply.code(404).send("the shop"),
    );
  app.get("/robots.txt", async () => "User-agent: *\nAllow: /");
  app.get("/api/*", async () => ({}));
  return app;
};

test.each(["/desk", "/desk/orders/V-1", "/fr/desk", "/fr/desk/orders?status=paid", "/en/desk"])(
  "%s is the desk's page, which is neither kept nor indexed nor framed",
  async (url) => {
    const { statusCode, headers, body } = await open(folder).inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(body).toBe(
      '<meta name="client-token" content="a&#34;b" /><meta name="bot-check-key" content="" /><meta name="default-language" content="fr" />',
    );
  },
);

test("the bot check's widget may load where it has a key", async () => {
  const sources = { script: ["https://widget.example"], frame: ["https://frame.example"] };
  const { headers, body } = await open(folder, { botCheckKey: "k", sources }).inject({ url: "/desk" });
  expect(headers["content-security-policy"]).toContain("script-src 'self' https://widget.example");
  expect(headers["content-security-policy"]).toContain("frame-src https://frame.example");
  expect(body).toContain('content="k"');
});

test("without its build there is no desk, and no other address is the desk's", async () => {
  expect((await open(join(folder, "desk")).inject({ url: "/desk" })).statusCode).toBe(404);
  expect((await open(folder).inject({ url: "/desks" })).statusCode).toBe(404);
});

describe("a host of its own", () => {
  const desk = { host: "desk.example" };
  test.each([
    ["desk.example", "/", "https://desk.example/desk"],
    ["desk.example:443", "/fr?a=1", "https://desk.example/fr/desk"],
    ["shop.example", "/desk/orders?status=paid", "https://desk.example/desk/orders?status=paid"],
    ["shop.example", "//evil.example/desk", undefined],
    ["shop.example", "/", undefined],
    ["shop.example", "/products/halo", undefined],
    ["desk.example", "/products/halo?color=red", "https://shop.example/products/halo?color=red"],
    ["desk.example", "/fr/forgot-password", "https://shop.example/fr/forgot-password"],
    ["desk.example", "/service-worker.js", undefined],
    ["desk.example", "//evil.example/x", "https://shop.example//evil.example/x"],
    ["desk.example", "/%64esk/orders", undefined],
    ["desk.example", "/distribution/desk/assets/index.js", undefined],
    ["desk.example", "/assets/img/icon.svg", undefined],
    ["desk.example", "/api/merchant/access", undefined],
  ])("%s%s leads to %s", async (host, url, location) => {
    const { headers } = await open(folder, desk).inject({ url, headers: { host } });
    expect(headers.location).toBe(location);
  });

  test("is closed to crawlers, which the shop is not", async () => {
    const read = async (host: string) =>
      (await open(folder, desk).inject({ url: "/robots.txt", headers: { host } })).body;
    expect(await read("desk.example")).toBe("User-agent: *\nDisallow: /\n");
    expect(await read("shop.example")).toContain("Allow: /");
  });

  test("has the desk's page", async () => {
    const { statusCode } = await open(folder, desk).inject({
      url: "/fr/desk",
      headers: { host: "Desk.example" },
    });
    expect(statusCode).toBe(200);
  });
});

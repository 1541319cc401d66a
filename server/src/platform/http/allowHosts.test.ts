import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Pages } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import type { StaticFiles } from "../pages/staticFiles.ts";
import { allowHosts } from "./allowHosts.ts";

/** Pages that show their address and their gateway's, or wait until the browser goes away. */
const pages: Pages = {
  async fetch(request, { context }) {
    if (request.url.endsWith("/slow")) await new Promise((_, reject) => waitFor(request.signal, reject));
    const site = await context.fetch(`${new URL(request.url).origin}/api/sites/${context.site}`, {
      headers: { "x-client-token": context.clientToken ?? "" },
    });
    return new Response(`${request.url} ${context.gatewayUrl} ${context.site} ${site.status}`, {
      headers: { "content-type": "text/html" },
    });
  },
};
const waitFor = (signal: AbortSignal, reject: (reason: unknown) => void): void =>
  signal.addEventListener("abort", () => reject(signal.reason));
const files = { get: () => undefined, isHashed: () => false } as unknown as StaticFiles;

const names = { PUBLIC_URL: "https://shop.example", HOSTS: "balancer.internal, [fd00::1]" };
const token = "secret";

function openShop(env: Record<string, string>) {
  const opened = {} as { shop: TestShop; app: FastifyInstance; log: PassThrough };
  beforeAll(async () => {
    opened.log = new PassThrough();
    opened.shop = await openTestShop(createEmbeddedStore(), {
      env: { CLIENT_TOKEN: token, ...names, ...env },
    });
    const services = {
      ...opened.shop.services,
      config: { ...opened.shop.services.config, logLevel: "info" as const },
    };
    opened.app = await createApp(services, { build: { pages, files } }, opened.log);
  });
  afterAll(async () => {
    await opened.app.close();
    await opened.shop.close();
  });
  return {
    opened,
    async api(headers: Record<string, string>) {
      const response = await opened.app.inject({
        url: "/api/sites/boutique",
        headers: { "x-client-token": token, ...headers },
      });
      return [response.statusCode, response.json().reference, response.json().value];
    },
    page: (headers: Record<string, string>, url = "/a?page=2") => opened.app.inject({ url, headers }),
  };
}

const foreign = [400, "validationError", { host: "The shop does not answer to this host" }];
const malformed = [400, "validationError", { host: "The host is not a name or an address" }];
const noHosts = [
  "shop.example\tx",
  "shop.example; script-src *",
  "shop.example;",
  "evil.example@shop.example",
  "shop.example/",
  "shop.example:",
  "shop.example:999999",
  "shop.example:80:80",
  "shop.example, evil.example",
  "a b",
  "[::1",
];

describe("the hosts of a shop in production", () => {
  const { opened, api, page } = openShop({ ...productionEnv, ...names });

  test.each([
    ["shop.example", "https://shop.example", "boutique"],
    ["SHOP.example:8443", "https://shop.example", "boutique"],
    ["outlet.shop.example", "https://outlet.shop.example", "outlet"],
    ["balancer.internal:3000", "https://shop.example", "boutique"],
    ["[fd00::1]:3000", "https://shop.example", "boutique"],
  ])("%s is one, and its pages are at %s", async (host, origin, site) => {
    expect((await api({ host }))[0]).toBe(200);
    const gateway = origin.replace("https", "http");
    const { statusCode, body } = await page({ host });
    expect([statusCode, body]).toEqual([200, `${origin}/a?page=2 ${gateway}:3001 ${site} 200`]);
    const own = await page({ host, cookie: "session=me" });
    expect(own.body).toBe(body);
  });

  test.each([
    "evil.example",
    "evil.example:80",
    "shop.example.evil.example",
    "evilshop.example",
    "shop.example.",
    "www.shop.example",
    "boutique.shop.example",
    "localhost:3000",
    "outlet.localhost",
    "127.0.0.1",
    "192.168.1.7:3000",
    "[::1]:3000",
  ])("%s is none: the API refuses it, and pages lead to PUBLIC_URL", async (host) => {
    expect(await api({ host })).toEqual(foreign);
    for (const method of ["GET", "HEAD"] as const) {
      const response = await opened.app.inject({
        method,
        url: "//evil.example/..?a=1&utm_source=b",
        headers: { host },
      });
      expect([response.statusCode, response.headers.location]).toEqual([
        301,
        "https://shop.example//?a=1&utm_source=b",
      ]);
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  test.each(["*@evil.example/", "*.evil.example", "@evil.example"])(
    "a request for %j under another host leads nowhere",
    async (url) => {
      const request = {
        url,
        raw: { rawHeaders: [] },
        host: "evil.example",
        headers: { host: "evil.example" },
      };
      const { require } = allowHosts(opened.shop.services.config);
      const routeOptions = { config: { operation: "page" } };
      expect(() =>
        require.call(opened.app, { ...request, method: "GET", routeOptions } as never, {} as never, () => {}),
      ).toThrow("The host is not a name or an address");
    },
  );

  test.each(noHosts)("%j is no host at all: 400 for the API and for pages", async (host) => {
    expect(await api({ host })).toEqual(malformed);
    const response = await page({ host });
    expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
    expect(response.headers["content-security-policy"]).not.toContain("script-src");
  });

  test.each(["evil.example", "10.0.0.7:3000", "", "a b"])("health answers the host %j too", async (host) => {
    for (const url of ["/api/health", "/api/ready"])
      expect((await opened.app.inject({ url, headers: { host } })).statusCode).toBe(200);
  });

  test("what is not found says nothing else to a foreign host", async () => {
    for (const url of ["/api/none", "/sandbox/trace", "/webhooks/none", "/assets/none.js"]) {
      const { statusCode, headers } = await opened.app.inject({ url, headers: { host: "evil.example" } });
      expect(statusCode === 400 || headers.location === `https://shop.example${url}`).toBe(true);
    }
  });

  test("X-Forwarded-Host counts for nothing when no proxy is named", async () => {
    expect(await api({ host: "evil.example", "x-forwarded-host": "shop.example" })).toEqual(foreign);
  });
});

describe("the hosts of a shop in production, behind a proxy", () => {
  const { api, page } = openShop({ ...productionEnv, ...names, TRUST_PROXY: "loopback" });

  test.each([
    ["shop.example", 200],
    ["evil.example, outlet.shop.example", 200],
    ["evil.example", 400],
    ["shop.example, evil.example", 400],
    ["a b", 400],
  ])("are those of X-Forwarded-Host: %s → %i", async (forwarded, status) => {
    const headers = { host: "upstream:3000", "x-forwarded-host": forwarded };
    expect((await api(headers))[0]).toBe(status);
    expect((await page(headers)).body).not.toMatch(/evil|upstream/);
  });

  test.each([
    ["shop.example", "shop.example", 200],
    ["shop.example:443", "SHOP.example", 200],
    ["shop.example", "outlet.shop.example", 400],
    ["outlet.shop.example", "shop.example", 400],
  ])(
    "%s is not another of the shop's hosts by X-Forwarded-Host: %s → %i",
    async (host, forwarded, status) => {
      const headers = { host, "x-forwarded-host": forwarded };
      expect((await api(headers))[0]).toBe(status);
      expect((await page(headers)).statusCode).toBe(status);
    },
  );
});

describe("the hosts of a shop outside production", () => {
  const { opened, api, page } = openShop({});

  test.each([
    ["localhost", "http://localhost"],
    ["localhost:80", "http://localhost"],
    ["LOCALHOST:3000", "http://localhost:3000"],
    ["outlet.localhost:5173", "http://outlet.localhost:5173"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["192.168.1.7:3000", "http://192.168.1.7:3000"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["[fd00::7]", "http://[fd00::7]"],
    ["shop.example:3000", "https://shop.example"],
    ["closet.shop.example", "https://closet.shop.example"],
    ["balancer.internal", "https://shop.example"],
  ])("%s is one, and its pages are at %s", async (host, origin) => {
    expect((await api({ host }))[0]).toBe(200);
    const { statusCode, body } = await page({ host });
    expect([statusCode, body.split("?")[0]]).toEqual([200, `${origin}/a`]);
  });

  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evillocalhost",
    "shop:3000",
  ])("%s is none, and a page says so instead of leading elsewhere", async (host) => {
    expect(await api({ host })).toEqual(foreign);
    const response = await page({ host });
    expect([response.statusCode, response.json().value]).toEqual([400, foreign[2]]);
  });

  test.each([...noHosts, "localhost:99999", "1.2.3.4.5"])("%j is none", async (host) => {
    expect((await api({ host }))[0]).toBe(400);
    expect((await page({ host })).statusCode).toBe(400);
  });

  describe("on the socket", () => {
    let port: number;
    beforeAll(async () => {
      port = Number(new URL(await opened.app.listen({ port: 0, host: "127.0.0.1" })).port);
    });
    const ask = async (head: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`${head}\r\nconnection: close\r\n\r\n`);
      const response = await text(socket);
      return [response.split(" ")[1], response.match(/"value":\{"(\w+)"/)?.[1]];
    };

    test.each([
      ["GET /a HTTP/1.1\r\nhost: localhost\r\nhost: evil.example"],
      ["GET /a HTTP/1.1\r\nhost: localhost\r\nx: y\r\nHoSt: localhost"],
      ["GET /api/sites/boutique HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\nx-client-token: secret"],
      ["GET /api/health HTTP/1.1\r\nhost: localhost\r\nhost: localhost"],
      ["GET /a HTTP/1.1\r\nhost: localhost\tx"],
      ["GET /a HTTP/1.1\r\nhost: localhost; script-src *"],
      ["GET http://evil.example/a HTTP/1.1\r\nhost: localhost"],
      ["GET http://evil.example/a HTTP/1.1\r\nhost: evil.example"],
      ["GET *@evil.example HTTP/1.1\r\nhost: localhost"],
      ["GET /a HTTP/1.0"],
    ])("%j is refused: 400 for its host", async (head) => {
      expect(await ask(head)).toEqual(["400", "host"]);
    });

    test.each([
      ["GET /a HTTP/1.1\r\nhost:   localhost  "],
      ["GET /a HTTP/1.1\r\nhost: [::1]:3000"],
      ["GET /api/health HTTP/1.0"],
    ])("%j is answered", async (head) => {
      expect((await ask(head))[0]).toBe("200");
    });

    test("a browser that goes away before its page is made leaves no error in the log", async () => {
      opened.log.read();
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /slow HTTP/1.1\r\nhost: localhost\r\ncookie: session=me\r\n\r\n");
      await setTimeout(300);
      socket.destroy();
      await once(socket, "close");
      let lines = "";
      for (let i = 0; i < 50 && !lines.includes("went away"); i++) {
        await setTimeout(20);
        lines += opened.log.read() ?? "";
      }
      expect(lines).toContain("the browser went away");
      expect(lines).not.toContain('"level":50');
    });
  });
});

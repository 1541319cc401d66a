import Fastify from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { limits } from "../limits/limits.ts";
import { warnOfProxy } from "./warnOfProxy.ts";

const proxy = "127.0.0.1";

describe("X-Forwarded-For", () => {
  let shop: TestShop;
  const open = async (env: Record<string, string>) => {
    shop = await openTestShop(createEmbeddedStore(), { env });
    const { user, headers } = await signIn(shop);
    /** The caller's address as the server sees it: what a member is told of themselves. */
    return async (forwarded: string, from = proxy) => {
      const response = await shop.app.inject({
        url: `/api/users/${user.id}`,
        remoteAddress: from,
        headers: {
          "x-client-token": shop.services.config.clientToken,
          "x-forwarded-for": forwarded,
          ...headers,
        },
      });
      return response.json().ip;
    };
  };
  afterEach(() => shop.close());

  test("counts for nothing unless TRUST_PROXY names who sends it", async () => {
    const seen = await open({});
    expect(await seen("203.0.113.7")).toBe(proxy);
  });

  test("counts from a named proxy, as far as named proxies wrote it", async () => {
    const seen = await open({ TRUST_PROXY: "loopback, 10.0.0.0/8" });
    expect(await seen("203.0.113.7")).toBe("203.0.113.7");
    expect(await seen("198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
    expect(await seen("198.51.100.1, 203.0.113.7, 10.1.2.3")).toBe("203.0.113.7");
    expect(await seen("203.0.113.7", "198.51.100.99")).toBe("198.51.100.99");
  });

  test("changes no limit for who makes it up", async () => {
    await open({});
    const guess = (number: number) =>
      shop.app.inject({
        url: `/api/products/giftcards/9999-0000-0000-${number}`,
        remoteAddress: "198.51.100.99",
        headers: {
          "x-client-token": shop.services.config.clientToken,
          "x-forwarded-for": `203.0.113.${number}`,
        },
      });
    for (let number = 0; number < limits.guessIp.burst; number++) {
      expect((await guess(number)).statusCode).toBe(404);
    }
    expect((await guess(200)).statusCode).toBe(429);
  });
});

interface Forwarding {
  from: string[];
  /** TRUST_PROXY. */
  named: string;
  caller?: string;
}

describe("a proxy that TRUST_PROXY does not name", () => {
  test.each([
    ["is told of once", { from: ["127.0.0.1", "10.0.0.7"], named: "false" }, 1],
    ["is nobody on the internet, who can write the header", { from: ["8.8.8.8"], named: "false" }, 0],
    ["is nobody there on a socket of IPv6, either", { from: ["::ffff:8.8.8.8"], named: "false" }, 0],
    ["is told of on a socket of IPv6, too", { from: ["::ffff:10.0.0.7"], named: "false" }, 1],
    ["is none that is named", { from: ["127.0.0.1"], named: "loopback" }, 0],
    [
      "is none that is named and forwards its own host",
      { from: [proxy], named: "loopback", caller: proxy },
      0,
    ],
  ])("%s", async (_, { from, named, caller = "203.0.113.7" }: Forwarding, warnings) => {
    const lines: string[] = [];
    const app = Fastify({
      trustProxy: named === "false" ? false : named,
      logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } },
    });
    warnOfProxy(app);
    app.get("/", async () => "served");
    for (const remoteAddress of from)
      await app.inject({ url: "/", remoteAddress, headers: { "x-forwarded-for": caller } });
    expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(warnings);
  });
});

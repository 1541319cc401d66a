import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { PageKeyCache } from "./PageKeyCache.ts";

const request = (more: object = {}) =>
  ({
    method: "GET",
    protocol: "https",
    host: "shop.example",
    url: "/sex-toys",
    headers: { "accept-encoding": "br" },
    ...more,
  }) as FastifyRequest;

describe("cache keys of pages", () => {
  test("lead to their key, and others do not", () => {
    const seen = new PageKeyCache(() => 1);
    seen.keep(request(), "key", 1);
    expect(seen.find(request())).toBe("key");
    for (const otherRequest of [
      { method: "HEAD" },
      { protocol: "http" },
      { host: "outlet.shop.example" },
      { url: "/sex-toys?page=2" },
      { headers: {} },
      { headers: { "accept-encoding": "br", cookie: "boutique_region=CA" } },
    ]) {
      expect(seen.find(request(otherRequest))).toBeUndefined();
    }
  });

  test("with a cookie or a long address are not remembered", () => {
    const seen = new PageKeyCache(() => 1);
    const withCookie = request({ headers: { cookie: "a=1" } });
    const long = request({ url: `/${"x".repeat(500)}` });
    seen.keep(withCookie, "key", 1);
    seen.keep(long, "key", 1);
    expect(seen.find(withCookie)).toBeUndefined();
    expect(seen.find(long)).toBeUndefined();
  });
});

import type { Pages } from "@velours/sdk/shop";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { isFullRun } from "../../testing/isFullRun.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import type { StaticFiles } from "./staticFiles.ts";

/** Pages that show everything they are given, and everything their calls to the API say of the visitor. */
const pages: Pages = {
  async fetch(request, { context }) {
    const { fetch, nonce: _, ...rest } = context;
    const call = await (await fetch(`${new URL(request.url).origin}/echo`)).json();
    const seen = { url: request.url, headers: Object.fromEntries(request.headers), ...rest, call };
    return new Response(`<p>${JSON.stringify(seen)}</p>`, { headers: { "content-type": "text/html" } });
  },
};
const files = { get: () => undefined, isHashed: () => false } as unknown as StaticFiles;

const values = ["", "GB", "CA", "gb", "ZZ", "%", "%47B", "%00", '"GB"', "GB=CA", "=GB", " GB", "GB,CA", "Ü"];
const names = ["boutique_region", "outlet_region", "boutique_language", "velours_identity", "session", ""];
const pair = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom("=", "", " = "), fc.constantFrom(...values))
  .map((parts) => Buffer.from(parts.join("")).toString("latin1"));
const cookie = fc
  .tuple(fc.array(pair, { maxLength: 4 }), fc.constantFrom("; ", ";", ";;", ", "))
  .map(([pairs, separator]) => pairs.join(separator));

/** Requests of few distinct pages, so that many share one. */
const request = fc.record({
  url: fc
    .tuple(
      fc.constantFrom("/", "/fr", "/sex-toys", "/SEX-TOYS", "//x", "/fr/checkout"),
      fc.constantFrom("", "?", "?page=2", "?page=2&page=3", "?%70age=2", "?color=violet", "?utm_source=a"),
    )
    .map(([path, query]) => path + query),
  headers: fc.record(
    {
      host: fc.constantFrom("localhost", "localhost:3000", "LOCALHOST", "outlet.localhost", "127.0.0.1"),
      cookie,
      "accept-language": fc.constantFrom("fr", "en"),
      accept: fc.constantFrom("*/*", "application/json"),
      "user-agent": fc.constantFrom("a", "b"),
      "x-forwarded-host": fc.constantFrom("evil.example"),
      "x-forwarded-proto": fc.constantFrom("https"),
      "x-sandbox-country": fc.constantFrom("GB", "CA"),
      authorization: fc.constantFrom("Bearer x"),
    },
    { requiredKeys: ["host"] },
  ),
});

/** Two requests, mostly for the same page. */
const requests = fc
  .tuple(request, request, fc.boolean(), fc.boolean())
  .map(([first, second, samePage, sameHost]) => [
    first,
    {
      url: samePage ? first.url : second.url,
      headers: { ...second.headers, ...(sameHost && { host: first.headers.host }) },
    },
  ]);

describe("pages that many visitors share", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let revision = 1;
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore());
    const catalogue = new Proxy(shop.services.catalogue, {
      get(target, name) {
        if (name === "revision") return revision;
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    app = await createApp({ ...shop.services, catalogue }, { build: { pages, files } });
    app.get("/echo", async ({ headers, ip }) => ({ host: headers.host, cookie: headers.cookie, ip }));
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });
  /** Status, headers that do not differ from response to response, and body without the nonce of its own. */
  const get = async (sent: { url: string; headers: Record<string, string> }) => {
    const { statusCode, headers, body } = await app.inject(sent);
    const { date: _, "x-request-id": id, ...others } = headers;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return [statusCode, JSON.stringify(others).replace(/nonce-[\w-]+/g, "nonce"), body];
  };

  test("show each visitor what a page made for that visitor alone shows, after any visitor before", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async ([earlier, sent]) => {
        revision++;
        // The first is made, the second is kept whole, the third is sent before any other hook.
        for (let nth = 0; nth < 3; nth++) await get(earlier!);
        const shared = await get(sent!);
        revision++;
        expect(shared).toEqual(await get(sent!));
      }),
      { numRuns: isFullRun ? 2_000 : 200 },
    );
  });

  test("are not sent again to a visitor who has them, and not at all for HEAD", async () => {
    const sent = { url: "/sex-toys", headers: { host: "localhost", "accept-encoding": "br" } };
    const responses = [];
    for (let nth = 0; nth < 4; nth++) responses.push(await app.inject(sent));
    for (const { rawPayload, headers } of responses) {
      expect(rawPayload).toEqual(responses[0]?.rawPayload);
      expect(headers["content-length"]).toBe(String(rawPayload.length));
      expect(headers["content-encoding"]).toBe("br");
    }
    const { etag } = responses[3]!.headers;
    const known = await app.inject({ ...sent, headers: { ...sent.headers, "if-none-match": String(etag) } });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const head = await app.inject({ ...sent, method: "HEAD" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  test("are sent to no host that is not the shop's, however often they were sent to others", async () => {
    for (let nth = 0; nth < 3; nth++) await app.inject({ url: "/fr", headers: { host: "localhost" } });
    const { statusCode } = await app.inject({ url: "/fr", headers: { host: "evil.example" } });
    expect(statusCode).toBe(400);
  });
});

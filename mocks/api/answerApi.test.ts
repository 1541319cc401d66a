import type { GiftCard, Order } from "@velours/sdk/types";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mockOperations, type Operation } from "../contract.ts";
import { createMockFetch } from "../createMockFetch.ts";
import { play } from "../differential/play.ts";
import { SessionReplayer } from "../differential/SessionReplayer.ts";
import type { Shopper } from "../differential/sessions.ts";
import { startMock } from "../startMock.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock?.close());

let number = 0;
let client: Client;
beforeEach(() => {
  number += 1;
  client = new Client(`tester-${number}`);
});

/** A client with a name of its own, as one on another origin has. */
class Client {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async ask(path: string, { body, headers = {}, method, signal }: RequestInit & { headers?: object } = {}) {
    const answer = await fetch(mock.url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      body,
      signal,
      headers: {
        "x-client-token": "velours-dev",
        "x-mock-session": this.#name,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  }

  set(settings: object) {
    return this.ask("/mock/settings", { body: JSON.stringify(settings) });
  }
}

const product = "/api/products/100001";
const promotion = "/api/products/promotions/WELCOME15";
const card = "/api/products/giftcards/1000-0000-0000-0001";
const parseReference = (text: string): string => JSON.parse(text).reference;

describe("a page of another origin", () => {
  const origin = "http://localhost:5173";
  const preflight = (asked: string) =>
    fetch(mock.url + promotion, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": asked },
    });

  it("may send what the shop takes, and no cookies", async () => {
    const { headers, status } = await preflight("x-client-token");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.has("access-control-allow-credentials")).toBe(false);
    const allowed = headers.get("access-control-allow-headers")?.split(", ") ?? [];
    expect(allowed).toEqual(expect.arrayContaining(["x-client-token", "idempotency-key", "x-mock-fail"]));
    expect(allowed).not.toContain("x-merchant-key");
  });

  it("has a session of its own without naming one, and reads the request's id", async () => {
    const send = async (from: string) =>
      (await fetch(mock.url + product, { headers: { origin: from, "x-client-token": "velours-dev" } }))
        .headers;
    const [first, second, other] = [
      await send(origin),
      await send(origin),
      await send("http://localhost:6006"),
    ];
    expect(first.get("x-mock-session")).toBe(second.get("x-mock-session"));
    expect(first.get("x-mock-session")).not.toBe(other.get("x-mock-session"));
    expect(first.get("x-request-id")).not.toBe(second.get("x-request-id"));
    expect(first.get("access-control-expose-headers")?.split(", ")).toContain("x-request-id");
  });

  it("a name of a setting or an example that does not exist is refused", async () => {
    const ask = async (headers: Record<string, string>) =>
      JSON.parse((await client.ask(promotion, { headers })).text).value;
    expect(await ask({ "x-mock-scenaro": "x" })).toEqual({
      mock: 'There is no setting "scenaro". Did you mean "scenario"?',
    });
    expect((await ask({ prefer: "code=409, example=promotionExpird" })).prefer).toContain(
      'Did you mean "promotionExpired"?',
    );
    const body = JSON.stringify({ text: "x".repeat(70_000) });
    const { status, text } = await client.ask("/api/services/logs", { body });
    expect([status, JSON.parse(text).value]).toEqual([400, { body: "The body is larger than 64 kB" }]);
  });

  it("a body may be as large as the contract says for its operation", async () => {
    const send = async (size: number) => {
      const body = JSON.stringify({ kind: "products", text: "x".repeat(size) });
      const headers = { "x-merchant-key": "mk_mock" };
      return JSON.parse((await client.ask("/api/merchant/imports/preview", { body, headers })).text).value;
    };
    expect(await send(1_500_000)).not.toHaveProperty("body");
    expect(await send(10_000_000)).toEqual({ body: "The body is larger than 10 MB" });
  });
});

it("answers HEAD as GET, without the body", async () => {
  const [head, whole] = [await client.ask(product, { method: "HEAD" }), await client.ask(product)];
  expect([head.status, head.text]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
  const inPage = await createMockFetch()(product, {
    method: "HEAD",
    headers: { "x-client-token": "velours-dev" },
  });
  expect([inPage.status, inPage.headers.get("etag"), await inPage.text()]).toEqual([
    200,
    head.headers.get("etag"),
    "",
  ]);
});

it("an address with a broken percent sign is refused, with the headers of every answer", async () => {
  const { status, headers, text } = await client.ask("/api/products/%E0%A4%A");
  expect([status, JSON.parse(text)]).toMatchObject([
    400,
    { reference: "validationError", value: { request: "The request is not valid HTTP for this address" } },
  ]);
  expect(headers.get("x-request-id")).toBeTruthy();
  const { text: calls } = await client.ask("/mock/calls", { headers: { accept: "application/json" } });
  expect(calls).toContain("%E0%A4%A");
});

describe("trouble on request", () => {
  it.each([
    ["503", 503, "serviceUnavailable"],
    ["500", 500, "internalError"],
    ["429", 429, "rateLimited"],
  ])("fail=%s answers %i %s", async (fail, status, reference) => {
    const answer = await client.ask(`${product}?fail=${fail}`);
    expect([answer.status, parseReference(answer.text)]).toEqual([status, reference]);
    expect(answer.headers.has("retry-after")).toBe(fail !== "500");
    expect((await client.ask(product)).status).toBe(200);
  });

  it("speaks of attempts where no payment was asked for", async () => {
    for (const query of ["?fail=429", "?scenario=rateLimited"])
      expect(JSON.parse((await client.ask(`${product}${query}`)).text).message).toBe(
        "Too many attempts, please try again later",
      );
  });

  it("settings hold for all calls of the session, of one operation if it is named, until they are taken back", async () => {
    await client.set({ fail: "503", operation: "getPromotion" });
    expect((await client.ask(promotion)).status).toBe(503);
    expect((await client.ask(product)).status).toBe(200);
    await client.set({ scenario: "promotionExpired" });
    expect(parseReference((await client.ask(promotion)).text)).toBe("promotionExpired");
    expect((await client.ask(product)).status).toBe(200);
    await client.set({});
    expect((await client.ask(promotion)).status).toBe(200);
  });

  it("a page's address sets them for its session; the page itself is answered", async () => {
    expect((await client.ask("/scenarios?fail=500&operation=getProduct")).status).toBe(200);
    expect((await client.ask(product)).status).toBe(500);
    await client.ask("/scenarios?fail=none&delay=0");
    expect((await client.ask(product)).status).toBe(200);
  });
});

/** Somebody who pays a Halo with a gift card and the rest with a card. */
const ada: Shopper = {
  site: "boutique",
  currency: "USD",
  language: "en",
  look: { listing: "collections=vibrators", product: 100001, collection: "vibrators" },
  code: null,
  card: "1000-0000-0000-0001",
  lines: [{ variant: { id: 200001 }, quantity: 2, price: undefined }],
  address: {
    firstname: "Ada",
    lastname: "Moreau",
    address1: "12 Main St",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    country: "US",
  },
  option: 0,
  nonce: "ok",
  email: "ada@example.com",
  off: 0,
};

async function buy(player: SessionReplayer): Promise<string> {
  const steps = await play(player, ada, 1);
  const { status, body } = steps.find(({ name }) => name === "submitCheckout")?.answer ?? {};
  expect([status, body]).toMatchObject([200, { invoice: { currency: "USD" } }]);
  return (body as Order).id;
}

const remaining = async (player: SessionReplayer): Promise<number> =>
  ((await player.ask("GET", card)).body as GiftCard).amount_remaining;

describe("what a client did", () => {
  it("is its own: another one sees neither the order nor the card it spent", async () => {
    const [first, second] = [new SessionReplayer(mock.url), new SessionReplayer(mock.url)];
    const full = await remaining(first);
    const order = `/api/services/payments/checkouts/${await buy(first)}`;
    expect(await remaining(first)).toBeLessThan(full);
    expect((await first.ask("GET", order)).status).toBe(200);
    expect(await remaining(second)).toBe(full);
    expect((await second.ask("GET", order)).status).toBe(404);
  });

  it("is gone after a reset, settings included; another client keeps its own", async () => {
    const [first, second] = [new SessionReplayer(mock.url), new SessionReplayer(mock.url)];
    const full = await remaining(first);
    await buy(first);
    await buy(second);
    await first.ask("POST", "/mock/settings", { body: { fail: "503" } });
    expect((await first.ask("POST", "/mock/reset")).body).toMatchObject({ settings: {}, orders: 0 });
    expect(await remaining(first)).toBe(full);
    expect(await remaining(second)).toBeLessThan(full);
  });

  it("a browser keeps by its cookie, from its first page on", async () => {
    const page = await fetch(`${mock.url}/scenarios`);
    const cookie = page.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    expect(cookie).toMatch(/^velours_mock_session=/);
    const settings = (headers: HeadersInit) =>
      fetch(`${mock.url}/mock`, { headers }).then((answer) => answer.json());
    await fetch(`${mock.url}/scenarios?delay=1`, { headers: { cookie } });
    expect(await settings({ cookie })).toMatchObject({ settings: { delay: 1 } });
    expect(await settings({})).toMatchObject({ settings: {} });
  });
});

it("says that something deprecated was used, in refusals as well", async () => {
  const getSite = mockOperations.find(({ operationId }) => operationId === "getSite") as Operation;
  const row = { deprecation: "@1795737600", sunset: "Mon, 31 May 2027 00:00:00 GMT" };
  Object.assign(getSite, { deprecations: [row] });
  const mock = createMockFetch();
  const headers = { "x-client-token": "velours-dev" };
  for (const path of ["/api/sites/boutique", "/api/sites/nowhere"]) {
    const answer = await mock(path, { headers });
    expect([answer.headers.get("deprecation"), answer.headers.get("sunset")]).toEqual(Object.values(row));
  }
  Object.assign(getSite, { deprecations: [] });
  expect((await mock("/api/sites/boutique", { headers })).headers.has("deprecation")).toBe(false);
});

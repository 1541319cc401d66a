import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { ProxyAgent, fetch as undiciFetch } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClient, type DebugEvent } from "./client.ts";
import { version } from "./generated/package/version.ts";
import { json, shop } from "./testing/shop.ts";

const PRODUCT = { params: { path: { id: 1 } } };

it("names its version to the shop", async () => {
  const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 1 }));
  await createClient({ baseUrl }).getProduct(PRODUCT);
  expect(seen[0]?.headers["x-velours-sdk"]).toBe(version);
});

describe("debug", () => {
  it("is told of every attempt, and of no parameter, header or body", async () => {
    const { baseUrl } = await shop((answer, _, count) =>
      count === 1 ? answer.destroy() : json(answer, 200, { amount_remaining: 5 }, { "x-request-id": "r-9" }),
    );
    const events: DebugEvent[] = [];
    const client = createClient({
      baseUrl,
      clientToken: "secret-token",
      debug: (event) => events.push(event),
    });
    await client.getGiftCard({ params: { path: { code: "1234-5678" } } });
    const common = { operation: "getGiftCard", method: "GET", path: "/products/giftcards/{code}" };
    expect(events).toEqual([
      {
        ...common,
        attempt: 1,
        milliseconds: expect.any(Number),
        error: expect.objectContaining({ name: "ConnectionError" }),
        retryIn: expect.any(Number),
      },
      { ...common, attempt: 2, milliseconds: expect.any(Number), status: 200, requestId: "r-9" },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/1234-5678|secret-token|amount_remaining/);
  });
});

it("tells a single call's debug instead of the client's", async () => {
  const { baseUrl } = await shop((answer) => json(answer, 200, { id: 1 }));
  const told: string[] = [];
  const client = createClient({ baseUrl, debug: () => told.push("client") });
  await client.getProduct({ ...PRODUCT, debug: () => told.push("call") });
  expect(told).toEqual(["call"]);
});

describe("client.request", () => {
  it("sends what the SDK has no function for as it sends the rest", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { beta: true }));
    const client = createClient({ baseUrl, clientToken: "velours-dev" });
    const { data, call } = await client.request<{ beta: boolean }>("POST", "/beta/{id}", {
      params: { path: { id: "a b" }, query: { page: 2 } },
      body: { a: 1 },
    });
    expect(data?.beta).toBe(true);
    expect(call).toMatchObject({ operation: "POST /beta/{id}", attempts: 1 });
    expect(seen[0]).toMatchObject({ method: "POST", rawUrl: "/api/beta/a%20b?page=2", body: '{"a":1}' });
    expect(seen[0]?.headers["x-client-token"]).toBe("velours-dev");
  });

  it("repeats reading, and a POST that has a key", async () => {
    const { baseUrl, seen } = await shop((answer, { url }, count) =>
      count % 2 ? answer.destroy() : json(answer, 200, { url }),
    );
    const { request } = createClient({ baseUrl });
    expect((await request("GET", "/beta")).call?.attempts).toBe(2);
    expect((await request("POST", "/beta", { idempotencyKey: "k" })).call?.attempts).toBe(2);
    await expect(request("POST", "/beta")).rejects.toThrow("POST /beta did not reach the shop");
    expect(seen).toHaveLength(5);
  });
});

describe("a fetch of another library", () => {
  it("is undici's, with and without middleware", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: "order" }));
    const call = { body: { a: 1 } as never, idempotencyKey: "k" };
    expect((await createClient({ baseUrl, fetch: undiciFetch }).submitCheckout(call)).error).toBeUndefined();
    const traced = createClient({
      baseUrl,
      fetch: undiciFetch,
      middleware: [
        (request, next) => {
          request.headers.set("x-trace", "7");
          return next(request);
        },
      ],
    });
    await traced.submitCheckout(call);
    expect(seen.map(({ method, body, headers }) => [method, body, headers["x-trace"]])).toEqual([
      ["POST", '{"a":1}', undefined],
      ["POST", '{"a":1}', "7"],
    ]);
  });

  it("goes through a proxy", async () => {
    const { baseUrl } = await shop((answer) => json(answer, 200, { id: 1 }));
    const tunnels: string[] = [];
    const proxy = createServer().on("connect", (request, socket) => {
      tunnels.push(request.url ?? "");
      const { hostname, port } = new URL(`http://${request.url}`);
      const target = connect(Number(port), hostname, () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        target.pipe(socket).pipe(target);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const dispatcher = new ProxyAgent(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      await dispatcher.destroy();
      proxy.closeAllConnections();
      proxy.close();
    });
    const client = createClient({ baseUrl, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher }) });
    expect((await client.getProduct(PRODUCT)).data?.id).toBe(1);
    expect(tunnels).toEqual([new URL(baseUrl).host]);
  });
});

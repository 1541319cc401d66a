import { describe, expect, it } from "vitest";
import { createClient, createPartialClient, jsonHeader, TimeoutError } from "./client.ts";
import { getProduct, operations } from "./generated/operations.ts";
import { json, shop } from "./testing/shop.ts";

const EXPIRED = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
const CHECKOUT = { params: {}, body: { user: {}, cart: {}, payment: {} } as never };

describe("createClient", () => {
  it("S-714 calls an operation by name and sends the client token", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 7, title: "Halo" }));
    const { data, error, response } = await createClient({ baseUrl, clientToken: "velours-dev" }).getProduct({
      params: { path: { id: 7 }, query: { configuration: { currency: "CAD" } } },
    });
    expect(error).toBeUndefined();
    expect(data?.title).toBe("Halo");
    expect(response.status).toBe(200);
    expect(seen[0]).toMatchObject({ method: "GET", url: "/api/products/7?configuration[currency]=CAD" });
    expect(seen[0]?.headers["x-client-token"]).toBe("velours-dev");
  });

  it("has every operation of the contract, or those it is given", async () => {
    expect(Object.keys(createClient({ baseUrl: "" })).sort()).toEqual(
      [...Object.keys(operations), "request"].sort(),
    );
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 7, title: "Halo" }));
    const few = createPartialClient({ getProduct }, { baseUrl });
    expect(Object.keys(few).sort()).toEqual(["getProduct", "request"]);
    expect((await few.getProduct({ params: { path: { id: 7 } } })).data?.title).toBe("Halo");
    expect(seen[0]).toMatchObject({ method: "GET", url: "/api/products/7" });
  });

  it("nests query parameters and reads JSON headers", async () => {
    const { baseUrl, seen } = await shop((answer) =>
      json(answer, 200, [], { "x-products-vendors": '{"Maison Velours":12}' }),
    );
    const { response } = await createClient({ baseUrl }).listProducts({
      params: {
        query: {
          collections: "vibrators",
          filter: { inventories: { region: "or:US,INTL" } },
          order: { price: "ASC" },
        },
      },
    });
    expect(seen[0]?.url).toBe(
      "/api/products?collections=vibrators&filter[inventories][region]=or:US,INTL&order[price]=ASC",
    );
    expect(jsonHeader(response, "x-products-vendors")).toEqual({ "Maison Velours": 12 });
    expect(jsonHeader(response, "x-products-prices")).toBeUndefined();
  });

  it("answers an error of the contract without throwing", async () => {
    const { baseUrl } = await shop((answer) => json(answer, 409, EXPIRED));
    const { data, error } = await createClient({ baseUrl }).getPromotion({
      params: { path: { code: "OLD" } },
    } as never);
    expect(data).toBeUndefined();
    expect(error).toEqual(EXPIRED);
  });

  it("ends a body that does not finish in time", async () => {
    const { baseUrl, seen } = await shop((answer) => {
      answer.writeHead(200, { "content-type": "application/json" });
      answer.write('{"id":');
    });
    const call = createClient({ baseUrl, timeout: 80, retries: 0 }).getProduct({
      params: { path: { id: 1 } },
    });
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
    expect(seen).toHaveLength(1);
  });

  it("stops when its signal aborts, with the signal's reason", async () => {
    const { baseUrl } = await shop(() => {});
    const control = new AbortController();
    const call = createClient({ baseUrl }).getProduct({
      params: { path: { id: 1 } },
      signal: control.signal,
    });
    setTimeout(() => control.abort(new Error("left the page")), 30);
    await expect(call).rejects.toThrow("left the page");
  });

  it("repeats what is safe and waits as Retry-After says", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) =>
      count === 1
        ? json(
            answer,
            503,
            { reference: "serviceUnavailable", message: "", value: null },
            { "retry-after": "1" },
          )
        : json(answer, 200, { id: 1 }),
    );
    const started = performance.now();
    const { data } = await createClient({ baseUrl }).getProduct({ params: { path: { id: 1 } } });
    expect(data?.id).toBe(1);
    expect(seen).toHaveLength(2);
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
  });

  it("repeats a checkout whose first request still runs, as Retry-After says", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) =>
      count === 1
        ? json(
            answer,
            409,
            { reference: "idempotencyKeyInProgress", message: "", value: null },
            { "retry-after": "1" },
          )
        : json(answer, 200, { id: "order" }),
    );
    const started = performance.now();
    const { data } = await createClient({ baseUrl }).submitCheckout(CHECKOUT);
    expect(data).toEqual({ id: "order" });
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("answers at once when it would have to wait too long", async () => {
    const { baseUrl, seen } = await shop((answer) =>
      json(answer, 429, { reference: "rateLimited", message: "", value: null }, { "retry-after": "900" }),
    );
    const { error } = await createClient({ baseUrl }).getProduct({ params: { path: { id: 1 } } });
    expect(error?.reference).toBe("rateLimited");
    expect(seen).toHaveLength(1);
  });

  it("takes the caller's idempotency key", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: "order" }));
    await createClient({ baseUrl }).submitCheckout({ ...CHECKOUT, idempotencyKey: "the-callers-own" });
    expect(seen[0]?.headers["idempotency-key"]).toBe("the-callers-own");
  });

  it("says how long it waits where the call has a key, beside what is asked of a mock", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: "order" }));
    const client = createClient({ baseUrl, scenario: "paymentDeclined" });
    await client.submitCheckout(CHECKOUT);
    await client.submitCheckout({ ...CHECKOUT, timeout: 4_900 });
    await client.submitCheckout({ ...CHECKOUT, deadline: 300 });
    await client.getProduct({ params: { path: { id: 1 } } });
    expect(seen.map(({ headers }) => headers.prefer)).toEqual([
      "example=paymentDeclined, code=402, wait=10",
      "example=paymentDeclined, code=402, wait=4",
      "example=paymentDeclined, code=402, wait=0",
      undefined,
    ]);
  });

  it("accepts JSON, and beside it the type of an answer that is a file", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 1 }));
    const client = createClient({ baseUrl });
    await client.getProduct({ params: { path: { id: 1 } } });
    await client.getInvoicePdf({ params: { path: { id: "order" } } }).catch(() => {});
    await client.changePassword({ body: {} as never });
    await client.request("GET", "/new", { headers: { accept: "text/csv" } });
    const pdf = "application/json,application/pdf";
    expect(seen.map(({ headers }) => headers.accept)).toEqual([
      "application/json",
      pdf,
      "application/json",
      "text/csv",
    ]);
  });

  it("asks a mock for a scenario only where it may be answered", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, {}));
    const client = createClient({ baseUrl, scenario: "promotionExpired" });
    await client.getPromotion({ params: { path: { code: "OLD" } } } as never);
    await client.getProduct({ params: { path: { id: 1 } } });
    expect(seen[0]?.headers.prefer).toBe("example=promotionExpired, code=409");
    expect(seen[1]?.headers.prefer).toBeUndefined();
  });

  it("shows every answer to onResponse, and lets its exception through", async () => {
    const { baseUrl } = await shop((answer) => json(answer, 409, EXPIRED));
    const calls: string[] = [];
    const client = createClient({
      baseUrl,
      onResponse: (response, { operation }) => void calls.push(`${operation} ${response.status}`),
    });
    await client.getPromotion({ params: { path: { code: "OLD" } } } as never);
    expect(calls).toEqual(["getPromotion 409"]);
    const broken = createClient({
      baseUrl,
      onResponse: () => {
        throw new Error("the hook's own");
      },
    });
    await expect(broken.getPromotion({ params: { path: { code: "OLD" } } } as never)).rejects.toThrow(
      "the hook's own",
    );
  });

  it("wraps middleware around every attempt, the first outermost", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) =>
      count === 1
        ? json(answer, 503, { reference: "serviceUnavailable", message: "", value: null })
        : json(answer, 200, { id: 1 }),
    );
    const order: string[] = [];
    const client = createClient({
      baseUrl,
      middleware: [
        async (request, next, { operation }) => {
          order.push(`> ${operation}`);
          const response = await next(request);
          order.push(`< ${response.status}`);
          return response;
        },
        (request, next) => {
          request.headers.set("x-trace", "7");
          order.push("inner");
          return next(request);
        },
      ],
    });
    await client.getProduct({ params: { path: { id: 1 } } });
    expect(order).toEqual(["> getProduct", "inner", "< 503", "> getProduct", "inner", "< 200"]);
    expect(seen.map((request) => request.headers["x-trace"])).toEqual(["7", "7"]);
  });

  it("gives the caller's own fetch the address below a relative base, whatever middleware there is", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return Response.json({ id: 1 });
    };
    for (const middleware of [
      [],
      [(request: Request, next: (request: Request) => Promise<Response>) => next(request)],
    ])
      await createClient({ baseUrl: "/api", fetch, middleware }).getProduct({ params: { path: { id: 1 } } });
    expect(urls).toEqual(["/api/products/1", "/api/products/1"]);
  });

  it("lets middleware answer by itself", async () => {
    const client = createClient({
      baseUrl: "http://shop.invalid",
      middleware: [async () => Response.json({ id: 9 })],
    });
    expect((await client.getProduct({ params: { path: { id: 9 } } })).data?.id).toBe(9);
  });

  it("stops waiting for a repetition when its signal aborts", async () => {
    const { baseUrl, seen } = await shop((answer) =>
      json(
        answer,
        503,
        { reference: "serviceUnavailable", message: "", value: null },
        { "retry-after": "9" },
      ),
    );
    const control = new AbortController();
    const client = createClient({ baseUrl, onResponse: () => control.abort(new Error("gone")) });
    const started = performance.now();
    await expect(client.getProduct({ params: { path: { id: 1 } }, signal: control.signal })).rejects.toThrow(
      "gone",
    );
    expect(performance.now() - started).toBeLessThan(2000);
    expect(seen).toHaveLength(1);
  });

  it("sends what a path holds encoded, and headers over the client's own", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, {}));
    const client = createClient({ baseUrl: `${baseUrl}/`, headers: { "x-a": "client", "x-b": "client" } });
    await client.getGiftCard({ params: { path: { code: "a/b?c" } }, headers: { "x-a": "call" } } as never);
    expect(seen[0]).toMatchObject({ rawUrl: "/api/products/giftcards/a%2Fb%3Fc" });
    expect(seen[0]?.headers).toMatchObject({ "x-a": "call", "x-b": "client" });
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  it("gives no data for an answer without a body", async () => {
    const { baseUrl, seen } = await shop((answer) => void answer.writeHead(204).end());
    const { data, error, response } = await createClient({ baseUrl }).writeLog({ body: { a: 1 } } as never);
    expect([data, error, response.status]).toEqual([undefined, undefined, 204]);
    expect(seen[0]).toMatchObject({ method: "POST", body: '{"a":1}' });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
  });

  it("answers the card gateway's bare list of errors as it came (CA-54)", async () => {
    const list = [{ code: "91564", attribute: "payment_method_nonce", message: "Cannot use a nonce twice." }];
    const { baseUrl } = await shop((answer) => json(answer, 422, list));
    const { error, response } = await createClient({ baseUrl }).submitCheckout({ body: {} } as never);
    expect([error, response.status]).toEqual([list, 422]);
  });

  it("keeps two clients apart", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, {}));
    const first = createClient({ baseUrl, clientToken: "one", language: "fr" });
    const second = createClient({ baseUrl, clientToken: "two" });
    await first.getProduct({ params: { path: { id: 1 } } });
    await second.getProduct({ params: { path: { id: 1 } } });
    expect(seen.map((call) => call.headers["x-client-token"])).toEqual(["one", "two"]);
    expect(seen[0]?.headers["accept-language"]).toBe("fr");
  });
});

describe("a file", () => {
  it("is answered as it is, and its refusal as an error", async () => {
    const { baseUrl } = await shop((answer, { url }) => {
      if (url.endsWith("/none/invoice"))
        return json(answer, 404, { reference: "resourceDoesNotExist", message: "", value: null });
      answer.writeHead(200, { "content-type": "application/pdf" });
      return void answer.end(Buffer.from([0x25, 0xff, 0x00]));
    });
    const { getInvoicePdf } = createClient({ baseUrl });
    const { data } = await getInvoicePdf({ params: { path: { id: "one" } } });
    expect(data?.type).toBe("application/pdf");
    expect([...new Uint8Array((await data?.arrayBuffer()) ?? [])]).toEqual([0x25, 0xff, 0x00]);
    expect((await getInvoicePdf({ params: { path: { id: "none" } } })).error?.reference).toBe(
      "resourceDoesNotExist",
    );
  });
});

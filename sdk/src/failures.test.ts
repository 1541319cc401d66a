import { describe, expect, it, vi } from "vitest";
import {
  ConnectionError,
  createClient,
  orThrow,
  RefusedError,
  TimeoutError,
  UnexpectedAnswerError,
  VeloursError,
} from "./client.ts";
import { json, shop } from "./testing/shop.ts";

const PRODUCT = { params: { path: { id: 1 } } };
const CHECKOUT = { body: { user: {}, cart: {}, payment: {} } as never };
const UNAVAILABLE = { reference: "serviceUnavailable", message: "Not now", value: null };

const failureOf = (call: Promise<unknown>): Promise<VeloursError> =>
  call.then(
    () => expect.fail("nothing was thrown"),
    (thrown: VeloursError) => thrown,
  );

describe("a lost answer", () => {
  it("is asked for again with its key, which the error keeps", async () => {
    const { baseUrl, seen } = await shop(() => {});
    const call = createClient({ baseUrl, timeout: 500, retries: 1 }).submitCheckout(CHECKOUT);
    const failure = await failureOf(call);
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toBeInstanceOf(VeloursError);
    expect(failure).toMatchObject({ operation: "submitCheckout", attempts: 2, idempotencyKey: keys[0] });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("becomes the one order where the second attempt is answered", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) => {
      if (count === 2) json(answer, 200, { id: "order" });
    });
    const { data, call } = await createClient({ baseUrl, timeout: 500 }).submitCheckout(CHECKOUT);
    expect(data).toEqual({ id: "order" });
    expect(call).toEqual({
      operation: "submitCheckout",
      attempts: 2,
      idempotencyKey: seen[0]?.headers["idempotency-key"],
    });
  });

  it("of a call that is neither safe nor keyed is not asked for again", async () => {
    const { baseUrl, seen } = await shop(() => {});
    const call = createClient({ baseUrl, timeout: 500 }).writeLog({ body: {} } as never);
    expect(await failureOf(call)).toMatchObject({ name: "TimeoutError", attempts: 1 });
    expect(seen).toHaveLength(1);
  });
});

describe("a POST that only reads", () => {
  const cart = { body: { cart: { products: [], invoice: { currency: "USD" } } } as never };

  it.each(["generateInvoice", "listShippingOptions", "validateCart", "calculateTaxes"] as const)(
    "is asked for again after a lost connection, without a key: %s",
    async (operation) => {
      const { baseUrl, seen } = await shop((answer, _, count) =>
        count === 1 ? answer.destroy() : json(answer, 200, { status: "valid" }),
      );
      const { data } = await createClient({ baseUrl })[operation](cart);
      expect(data).toEqual({ status: "valid" });
      expect(seen.map(({ method, headers }) => [method, headers["idempotency-key"]])).toEqual([
        ["POST", undefined],
        ["POST", undefined],
      ]);
    },
  );
});

describe("a redirect", () => {
  const moved = async () => {
    const other = await shop((answer) => json(answer, 200, { id: 1, number: "from elsewhere" }));
    const old = await shop((answer, { url }) => {
      answer.writeHead(301, { location: `${other.baseUrl}${url?.replace(/^\/api/, "")}` }).end();
    });
    return { other, old };
  };

  it("is followed by a read", async () => {
    const { old } = await moved();
    expect((await createClient({ baseUrl: old.baseUrl }).getProduct(PRODUCT)).data?.id).toBe(1);
  });

  it.each([[[]], [[(request: Request, next: (request: Request) => Promise<Response>) => next(request)]]])(
    "is refused by a purchase, which says where to, and sends nothing there",
    async (middleware) => {
      const { old, other } = await moved();
      const failure = await failureOf(
        createClient({ baseUrl: old.baseUrl, middleware }).submitCheckout(CHECKOUT),
      );
      expect(failure).toBeInstanceOf(UnexpectedAnswerError);
      expect(failure).toMatchObject({ status: 301, attempts: 1 });
      expect(failure.message).toContain(`submitCheckout: only reads are redirected; 301 to ${other.baseUrl}`);
      expect(other.seen).toHaveLength(0);
    },
  );
});

describe("an older place", () => {
  it("without AbortSignal.any still answers a call with a signal, and ends it", async () => {
    const { baseUrl } = await shop((answer, _, count) => {
      if (count === 1) json(answer, 200, { id: 1 });
    });
    const { any } = AbortSignal;
    AbortSignal.any = undefined as never;
    try {
      const left = new AbortController();
      const client = createClient({ baseUrl });
      const options = { ...PRODUCT, signal: left.signal };
      expect((await client.getProduct(options)).data?.id).toBe(1);
      setTimeout(() => left.abort(new RangeError("left the page")), 50);
      expect(await failureOf(client.getProduct(options))).toMatchObject({ message: "left the page" });
    } finally {
      AbortSignal.any = any;
    }
  });

  it("without crypto still sends a key", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: "order" }));
    vi.stubGlobal("crypto", undefined);
    await createClient({ baseUrl }).submitCheckout(CHECKOUT);
    await createClient({ baseUrl }).submitCheckout(CHECKOUT);
    vi.unstubAllGlobals();
    const keys = seen.map(({ headers }) => String(headers["idempotency-key"]));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("whose responses have no clone still answers a refusal", async () => {
    const refusal = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
    const fetch = async () => ({
      ok: false,
      status: 409,
      headers: new Headers(),
      text: async () => JSON.stringify(refusal),
      blob: async () => undefined,
    });
    const shop = createClient({ baseUrl: "http://shop.invalid", fetch });
    const { error } = await shop.getPromotion({ params: { path: { code: "OLD" } } });
    expect(error).toEqual(refusal);
  });
});

describe("the deadline of a call", () => {
  it("is what the error names, not the rest of it", async () => {
    const { baseUrl } = await shop((answer, _, count) => {
      if (count === 1) json(answer, 503, UNAVAILABLE);
    });
    const call = createClient({ baseUrl, deadline: 700 }).getProduct(PRODUCT);
    expect((await failureOf(call)).message).toBe("getProduct took over 700 ms");
  });

  it("ends its attempts and their repetitions", async () => {
    const { baseUrl } = await shop(() => {});
    const started = performance.now();
    const call = createClient({ baseUrl, timeout: 100, retries: 50 }).getProduct({
      ...PRODUCT,
      deadline: 400,
    });
    expect(await failureOf(call)).toBeInstanceOf(TimeoutError);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it("answers at once where a repetition would come after it", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 503, UNAVAILABLE, { "retry-after": "3" }));
    const { error } = await createClient({ baseUrl, deadline: 1000 }).getProduct(PRODUCT);
    expect(error?.reference).toBe("serviceUnavailable");
    expect(seen).toHaveLength(1);
  });
});

describe("an internal error", () => {
  const mistake = { reference: "internalError", message: "", value: null };

  it("is repeated where that is safe", async () => {
    const { baseUrl } = await shop((answer, _, count) =>
      count === 1 ? json(answer, 500, mistake) : json(answer, 200, { id: 1 }),
    );
    expect((await createClient({ baseUrl }).getProduct(PRODUCT)).data?.id).toBe(1);
  });

  it("is answered at once where it is not", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 500, mistake));
    const { error } = await createClient({ baseUrl }).login({ body: {} } as never);
    expect(error?.reference).toBe("internalError");
    expect(seen).toHaveLength(1);
  });
});

describe("the caller's own mistake", () => {
  it("in middleware is thrown as it is, and nothing is repeated", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 1 }));
    let runs = 0;
    const middleware = [
      async () => {
        runs++;
        throw new RangeError("a bug of mine");
      },
    ];
    const failure = await failureOf(createClient({ baseUrl, middleware }).getProduct(PRODUCT));
    expect(failure).toBeInstanceOf(RangeError);
    expect(failure.message).toBe("a bug of mine");
    expect([runs, seen.length]).toEqual([1, 0]);
  });

  it("in its times is thrown before anything is sent", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 1 }));
    for (const times of [{ timeout: 0 }, { timeout: -1 }, { deadline: Number.NaN }]) {
      const failure = await failureOf(createClient({ baseUrl }).getProduct({ ...PRODUCT, ...times }));
      expect(failure).toBeInstanceOf(RangeError);
    }
    expect(seen).toHaveLength(0);
    const call = createClient({ baseUrl, timeout: Number.POSITIVE_INFINITY }).getProduct(PRODUCT);
    expect((await call).data?.id).toBe(1);
  });

  it("in its address is thrown as it is", async () => {
    expect(() => createClient({ baseURL: "http://shop.invalid" } as never)).toThrow("baseUrl is missing");
    for (const baseUrl of ["/api", "", "localhost:3000/api"]) {
      const failure = await failureOf(createClient({ baseUrl }).getProduct(PRODUCT));
      expect([baseUrl, failure instanceof TypeError, failure.message]).toEqual([
        baseUrl,
        true,
        "baseUrl is not absolute",
      ]);
    }
  });

  it("in a body that is no JSON is thrown as it is", async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const failure = await failureOf(
      createClient({ baseUrl: "http://shop.invalid" }).writeLog({ body: circle as never }),
    );
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).not.toBeInstanceOf(VeloursError);
  });

  it.each([
    ["..", 'code is ".."'],
    [".", 'code is "."'],
    ["", 'code is ""'],
    [undefined, 'code is ""'],
    [null, 'code is ""'],
  ])("is refused in a path before anything is sent: %j", async (code, message) => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, []));
    const call = createClient({ baseUrl }).getPromotion({ params: { path: { code: code as string } } });
    const failure = await failureOf(call);
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure.message).toBe(`/products/promotions/{code}: ${message}`);
    expect(seen).toHaveLength(0);
  });
});

describe("a body that a method does not take", () => {
  it.each(["GET", "head"])("is refused before anything is sent: %s", async (method) => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, []));
    const failure = await failureOf(createClient({ baseUrl }).request(method, "/products", { body: {} }));
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure.message).toBe(`${method.toUpperCase()} takes no body`);
    expect(seen).toHaveLength(0);
  });
});

describe("an aborted signal without a reason", () => {
  // As React Native's signals are.
  it("is thrown as an error, in the pause before a repetition, too", async () => {
    const leaving = new AbortController();
    Object.defineProperty(leaving.signal, "reason", { value: undefined });
    const debug = () => setTimeout(() => leaving.abort());
    const { baseUrl } = await shop((answer) => answer.destroy());
    const call = createClient({ baseUrl, debug }).getProduct({ ...PRODUCT, signal: leaving.signal });
    expect(await failureOf(call)).toBeInstanceOf(Error);
  });
});

describe("what is not of the contract", () => {
  it("can be read: a proxy's page, its status and its request id", async () => {
    const { baseUrl } = await shop((answer) => {
      answer.writeHead(502, { "content-type": "text/html", "x-request-id": "r-7" });
      answer.end("<h1>Bad gateway</h1>");
    });
    const failure = await failureOf(createClient({ baseUrl, retries: 1 }).getProduct(PRODUCT));
    expect(failure).toBeInstanceOf(UnexpectedAnswerError);
    expect(failure).toMatchObject({
      operation: "getProduct",
      status: 502,
      requestId: "r-7",
      attempts: 2,
      body: "<h1>Bad gateway</h1>",
    });
    expect(await (failure as UnexpectedAnswerError).response.text()).toBe("<h1>Bad gateway</h1>");
  });

  it.each([
    ["null"],
    ['"Not now"'],
    ['{"message":"Internal server error"}'],
    ['{"reference":"Ref A: 5B0A"}'],
    ['{"reference":7,"message":"Not now"}'],
    ["[]"],
    ['["Not now"]'],
    ['[{"error":"Not now"}]'],
  ])("is an error in another form: %s", async (text) => {
    const { baseUrl } = await shop((answer) => {
      answer.writeHead(500, { "content-type": "application/json" }).end(text);
    });
    const failure = await failureOf(createClient({ baseUrl, retries: 0 }).submitCheckout(CHECKOUT));
    expect(failure).toBeInstanceOf(UnexpectedAnswerError);
    expect(failure).toMatchObject({ status: 500, body: text });
  });

  it("is not the 304 of a read that names its caller's copy", async () => {
    const { baseUrl, seen } = await shop((answer) => void answer.writeHead(304).end());
    const client = createClient({ baseUrl });
    const answer = await client.getProduct({ ...PRODUCT, headers: { "if-none-match": '"a"' } });
    expect([answer.data, answer.error, answer.response.status]).toEqual([undefined, undefined, 304]);
    expect(orThrow(answer)).toBeUndefined();
    expect(seen.map(({ headers }) => headers["if-none-match"])).toEqual(['"a"']);
    expect(await failureOf(client.submitCheckout(CHECKOUT))).toMatchObject({ status: 304 });
  });

  it("is an empty body where data is due", async () => {
    const { baseUrl } = await shop((answer) => void answer.writeHead(200).end());
    const failure = await failureOf(createClient({ baseUrl }).getProduct(PRODUCT));
    expect(failure).toBeInstanceOf(UnexpectedAnswerError);
    expect(failure).toMatchObject({ status: 200, body: "" });
  });

  it("is a 204 where data is due", async () => {
    const { baseUrl } = await shop((answer) => void answer.writeHead(204).end());
    const failure = await failureOf(createClient({ baseUrl }).getProduct(PRODUCT));
    expect(failure).toMatchObject({ name: "UnexpectedAnswerError", status: 204 });
  });

  it("is not the empty body of a HEAD", async () => {
    const { baseUrl } = await shop((answer) => void answer.writeHead(200, { "x-seen": "1" }).end());
    const { data, response } = await createClient({ baseUrl }).request("HEAD", "/products");
    expect([data, response.headers.get("x-seen")]).toEqual([undefined, "1"]);
  });

  it("is a page where a file is due", async () => {
    const { baseUrl } = await shop((answer) => {
      answer.writeHead(200, { "content-type": "text/html" });
      answer.end("<h1>Sign in to the Wi-Fi</h1>");
    });
    const call = createClient({ baseUrl }).getInvoicePdf({ params: { path: { id: "one" } } });
    expect(await failureOf(call)).toMatchObject({ body: "<h1>Sign in to the Wi-Fi</h1>" });
  });

  it("is no answer at all, with the reason as its cause", async () => {
    const reason = new TypeError("fetch failed");
    const fetch = () => Promise.reject(reason);
    const call = createClient({ baseUrl: "http://shop.invalid", fetch, retries: 1 }).submitCheckout({
      ...CHECKOUT,
      idempotencyKey: "k-1",
    });
    const failure = await failureOf(call);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(failure).toMatchObject({ cause: reason, attempts: 2, idempotencyKey: "k-1" });
    expect(failure.status).toBeUndefined();
  });
});

describe("a refusal", () => {
  it("has its body still to read, and throws with all that is known", async () => {
    const refusal = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
    const { baseUrl } = await shop((answer) => json(answer, 409, refusal, { "x-request-id": "r-8" }));
    const answer = await createClient({ baseUrl }).getPromotion({ params: { path: { code: "OLD" } } });
    expect(await answer.response.json()).toEqual(refusal);
    const failure = await failureOf(Promise.resolve().then(() => orThrow(answer)));
    expect(failure).toBeInstanceOf(RefusedError);
    expect(failure).toMatchObject({
      message: "This promo code has expired.",
      operation: "getPromotion",
      reference: "promotionExpired",
      status: 409,
      requestId: "r-8",
      attempts: 1,
    });
  });

  it("of the card gateway, a bare list, throws with its messages", async () => {
    const list = [
      { code: "91564", attribute: "nonce", message: "Cannot use a nonce twice." },
      { code: "81715", attribute: "number", message: "Card number is invalid." },
    ];
    const { baseUrl } = await shop((answer) => json(answer, 422, list));
    const answer = await createClient({ baseUrl }).submitCheckout(CHECKOUT);
    expect(() => orThrow(answer)).toThrow("Cannot use a nonce twice. Card number is invalid.");
  });
});

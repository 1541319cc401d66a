import { randomUUID } from "node:crypto";
import type { BnplOrder } from "@velours/sdk/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { fixture } from "../../../../testing/fixture.ts";
import { startFake } from "../../../../testing/startFake.ts";
import type { AuthorizationRequest, HeldPayment } from "../../PaymentProvider.ts";
import { InvalidSignatureError } from "../../WebhookEvent.ts";
import { getKlarnaHost, toIdempotencyKey } from "./callKlarna.ts";
import { Klarna } from "./Klarna.ts";

const account = { username: "shop", password: "secret" };

const address = {
  given_name: "Ada",
  family_name: "Moreau",
  email: "ada@example.com",
  street_address: "12 Main St",
  street_address2: "",
  postal_code: "78701",
  city: "Austin",
  region: "TX",
  phone: "",
  country: "US",
};
const order: BnplOrder = {
  order_amount: 10_392,
  order_tax_amount: 792,
  order_lines: [
    { type: "physical", name: "Halo", reference: "11", quantity: 2, unit_price: 4800, total_amount: 9600 },
    { type: "sales_tax", name: "Tax", quantity: 1, unit_price: 792, total_amount: 792 },
  ],
  billing_address: address,
  shipping_address: address,
  purchase_country: "US",
  purchase_currency: "USD",
  locale: "en-US",
};

interface Seen {
  order_id: string;
  status: string;
  merchant_reference1: string;
  captures: number[];
  refunds: number[];
  request: Record<string, unknown>;
}

describe("buy now, pay later over its APIs, against a fake that speaks them", () => {
  let provider: Klarna;
  const fake = fixture(() => startFake("klarna", account));
  beforeAll(() => {
    provider = connectTo(fake.url);
  });

  const connectTo = (url: string, more: object = {}) =>
    new Klarna({
      ...account,
      place: new URL(url),
      notificationUrl: "https://shop.example/webhooks/klarna",
      timeout: 30_000,
      ...more,
    });
  const purchase = (more: Partial<AuthorizationRequest> = {}): AuthorizationRequest => ({
    attemptId: randomUUID(),
    nonce: `klarna-accepted-${randomUUID()}`,
    amount: 103.92,
    currency: "USD",
    email: "ada@example.com",
    order,
    ...more,
  });
  const payment = (request: AuthorizationRequest, transactionId: string | null): HeldPayment => ({
    attemptId: request.attemptId,
    nonce: request.nonce,
    amount: request.amount,
    currency: request.currency,
    transactionId,
  });
  const seen = async (attemptId: string) =>
    (await fake.control<Seen[]>("orders")).filter((purchase) => purchase.merchant_reference1 === attemptId);
  const lose = (kind: "answer" | "request" | "gateway", times = 1, path = "/order") =>
    fake.control("faults", { lose: kind, times, path });
  async function authorized(request = purchase()): Promise<HeldPayment> {
    const result = await provider.authorize(request);
    if (result.outcome !== "authorized") throw new Error(result.outcome);
    return payment(request, result.transactionId);
  }

  test("a session opens with the whole purchase, and its categories go by their identifiers", async () => {
    expect(await provider.createSession(order)).toEqual({
      client_token: expect.stringMatching(/^client-/),
      payment_method_categories: [
        { name: "pay_over_time", asset_urls: { descriptive: expect.stringMatching(/klarna\.svg$/) } },
      ],
    });
    expect((await fake.control<object[]>("sessions")).at(-1)).toEqual({ intent: "buy", ...order });
  });

  test("a session whose lines do not add up is our mistake", async () => {
    await expect(provider.createSession({ ...order, order_amount: 1 })).rejects.toThrow(/order_amount/);
  });

  test("an authorisation becomes an order of the same lines, under our attempt's id", async () => {
    const request = purchase();
    const held = await authorized(request);
    const [made] = await seen(request.attemptId);
    expect(made).toMatchObject({
      order_id: held.transactionId,
      status: "AUTHORIZED",
      request: {
        ...order,
        auto_capture: false,
        merchant_urls: { notification: "https://shop.example/webhooks/klarna" },
      },
    });
    expect(await provider.find(held)).toMatchObject({ state: "held" });
  });

  test.each([
    [
      { nonce: "made-up" },
      { outcome: "invalid", errors: [{ code: "NOT_FOUND", attribute: "authorization_token" }] },
    ],
    [
      { nonce: `klarna-rejected-${randomUUID()}` },
      {
        outcome: "declined",
        message: "The payment was not approved. Please choose another payment method.",
        coded: false,
      },
    ],
    [
      { order: { ...order, order_amount: 1 } },
      { outcome: "invalid", errors: [{ code: "BAD_VALUE", attribute: "order_amount" }] },
    ],
  ])("%j: %j", async (more, result) => {
    expect(await provider.authorize(purchase(more))).toMatchObject(result);
  });

  describe("an answer that was lost", () => {
    test.each(["answer", "request", "gateway"] as const)(
      "(%s) is asked for again: one order",
      async (kind) => {
        const request = purchase();
        await lose(kind);
        const result = await provider.authorize(request);
        expect(await seen(request.attemptId)).toMatchObject([
          { order_id: (result as { transactionId: string }).transactionId },
        ]);
      },
    );

    test("twice: unknown; the same attempt again finds it, one order", async () => {
      const request = purchase();
      await lose("answer", 2);
      expect(await provider.authorize(request)).toEqual({ outcome: "unknown" });
      expect(await provider.authorize(request)).toMatchObject({ outcome: "authorized" });
      expect(await seen(request.attemptId)).toHaveLength(1);
    });

    test("and given up: the order that was made is cancelled", async () => {
      const request = purchase();
      await lose("answer", 2);
      await provider.authorize(request);
      await provider.void(payment(request, null));
      expect(await seen(request.attemptId)).toMatchObject([{ status: "CANCELLED" }]);
    });

    test("and given up before there was one: the authorisation is given back", async () => {
      const request = purchase();
      await lose("request", 2);
      expect(await provider.authorize(request)).toEqual({ outcome: "unknown" });
      await provider.void(payment(request, null));
      await provider.void(payment(request, null));
      expect(await provider.authorize(request)).toMatchObject({ outcome: "invalid" });
      expect(await seen(request.attemptId)).toEqual([]);
    });

    test("a provider that never answers counts as away when the time is over", async () => {
      const { createServer } = await import("node:net");
      const silent = createServer(() => {}).listen(0, "127.0.0.1");
      await new Promise((resolve) => silent.once("listening", resolve));
      const { port } = silent.address() as { port: number };
      const slow = connectTo(`http://127.0.0.1:${port}`, { timeout: 100 });
      expect(await slow.authorize(purchase())).toEqual({ outcome: "unknown" });
      silent.close();
    });
  });

  test("wrong credentials are our mistake, not the shopper's", async () => {
    await expect(connectTo(fake.url, { password: "wrong" }).authorize(purchase())).rejects.toThrow(
      /credentials/,
    );
  });

  test("capture takes all, once, also when its answer was lost", async () => {
    const held = await authorized();
    await lose("answer", 1, "/captures");
    await expect(provider.capture(held)).rejects.toThrow();
    await provider.capture(held);
    await provider.capture(held);
    expect(await seen(held.attemptId)).toMatchObject([{ captures: [10_392] }]);
    expect(await provider.find(held)).toMatchObject({ state: "taken" });
  });

  test("what is still being checked is not taken yet; a webhook's event is read from the order, not from its body", async () => {
    const held = await authorized(purchase({ nonce: `klarna-pending-${randomUUID()}` }));
    await expect(provider.capture(held)).rejects.toThrow(/still being checked/);
    const notification = JSON.stringify({ order_id: held.transactionId, event_type: "FRAUD_RISK_REJECTED" });
    expect(await provider.parseWebhook(notification)).toMatchObject({ kind: "fraud_pending", meaning: null });
    await fake.control("order", { id: held.transactionId, fraud_status: "ACCEPTED" });
    expect(await provider.parseWebhook(notification)).toMatchObject({
      kind: "fraud_accepted",
      transactionId: held.transactionId,
      meaning: null,
    });
    await provider.capture(held);
    await fake.control("order", { id: held.transactionId, fraud_status: "REJECTED" });
    expect(await provider.parseWebhook(notification)).toMatchObject({
      kind: "fraud_rejected",
      meaning: "failed",
    });
  });

  test.each(["{}", "not JSON", '{"order_id":"nobody-s"}'])(
    "the webhook %s matches no payment",
    async (notification) => {
      await expect(provider.parseWebhook(notification)).rejects.toThrow(InvalidSignatureError);
    },
  );

  test("void cancels what is held and gives back what was taken, once", async () => {
    const held = await authorized();
    for (let time = 0; time < 2; time++) await provider.void(held);
    expect(await seen(held.attemptId)).toMatchObject([{ status: "CANCELLED" }]);
    const taken = await authorized();
    await provider.capture(taken);
    for (let time = 0; time < 2; time++) await provider.void(taken);
    expect(await seen(taken.attemptId)).toMatchObject([{ refunds: [10_392] }]);
  });

  test("refunds are made once each", async () => {
    const taken = await authorized();
    await provider.capture(taken);
    for (const [amount, id] of [
      [3.92, "a"],
      [3.92, "a"],
      [100, "b"],
    ] as const) {
      await provider.refund(taken, amount, `${taken.attemptId}-${id}`);
    }
    expect(await seen(taken.attemptId)).toMatchObject([{ refunds: [392, 10_000] }]);
    await expect(provider.refund(taken, 1, "c")).rejects.toThrow(/REFUND|captured/);
  });
});

test.each([
  ["playground", "USD", "https://api-na.playground.klarna.com"],
  ["playground", "EUR", "https://api.playground.klarna.com"],
  ["production", "CAD", "https://api-na.klarna.com"],
  ["production", "GBP", "https://api.klarna.com"],
] as const)("CA-20 %s in %s is at %s", (place, currency, host) =>
  expect(getKlarnaHost(place, currency)).toBe(host),
);

test("idempotency keys are UUIDs of version 5: the same words, the same key", () => {
  expect(toIdempotencyKey("a order")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(toIdempotencyKey("a order")).toBe(toIdempotencyKey("a order"));
  expect(toIdempotencyKey("a order")).not.toBe(toIdempotencyKey("b order"));
});

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { OutcomeUnknownError } from "../../../../platform/http/OutcomeUnknownError.ts";
import { fixture } from "../../../../testing/fixture.ts";
import { startFake } from "../../../../testing/startFake.ts";
import type { AuthorizationRequest, HeldPayment } from "../../PaymentProvider.ts";
import { BraintreePayments } from "./BraintreePayments.ts";
import { descriptorName } from "./descriptorName.ts";
import { mergeDeviceData } from "./mergeDeviceData.ts";

const account = { merchantId: "velours", publicKey: "public", privateKey: "secret" };
const merchantAccounts = { USD: "shop-USD", CAD: "shop-CAD", GBP: "shop-GBP", EUR: "shop-EUR" };

interface Seen {
  id: string;
  status: string;
  type: string;
  amount: string;
  orderId: string | null;
  merchantAccountId: string;
  request: Record<string, unknown>;
}

describe("the card gateway over its own SDK, against a fake that speaks its XML", () => {
  let provider: BraintreePayments;
  const fake = fixture(() => startFake("braintree", account));
  beforeAll(() => {
    provider = connectTo(fake.url);
  });

  const connectTo = (url: string, more: object = {}) =>
    new BraintreePayments({
      ...account,
      place: new URL(url),
      wallets: [],
      kit: new URL("/web/js", url),
      merchantAccounts,
      fraudMerchantId: "600000",
      timeout: 30_000,
      ...more,
    });
  const sale = (more: Partial<AuthorizationRequest> = {}): AuthorizationRequest => ({
    attemptId: randomUUID(),
    nonce: "fake-valid-nonce",
    amount: 103.92,
    currency: "USD",
    email: "ada@example.com",
    ...more,
  });
  const payment = (request: AuthorizationRequest, transactionId: string | null): HeldPayment => ({
    attemptId: request.attemptId,
    nonce: request.nonce,
    amount: request.amount,
    currency: request.currency,
    transactionId,
  });
  const seen = async (orderId: string) =>
    (await fake.control<Seen[]>("transactions")).filter((transaction) => transaction.orderId === orderId);
  const lose = (kind: "answer" | "request" | "gateway", times = 1, path = "/transactions") =>
    fake.control("faults", { lose: kind, times, path });
  async function authorized(request = sale()): Promise<HeldPayment> {
    const result = await provider.authorize(request);
    if (result.outcome !== "authorized") throw new Error(result.outcome);
    return payment(request, result.transactionId);
  }
  const settle = (id: string | null) => fake.control("status", { id, status: "settled" });

  test("a client token for the currency's own merchant account", async () => {
    const { token, vaulted } = await provider.createToken("CAD", null);
    expect(vaulted).toBe(false);
    expect(JSON.parse(Buffer.from(token, "base64").toString())).toMatchObject({
      merchant_account_id: "shop-CAD",
    });
  });

  test("a sale holds the money under our attempt's id, and says who, what and where", async () => {
    const address = {
      firstname: "Ada",
      lastname: "Moreau",
      address1: "12 Main St",
      zipcode: "78701",
      country: "us",
    };
    const request = sale({
      currency: "GBP",
      billing: address,
      shipping: address,
      deviceData: '{"correlation_id":"1"}',
      kountId: "a".repeat(32),
      descriptor: "Velours Closet USD",
    });
    const held = await authorized(request);
    const [transaction] = await seen(request.attemptId);
    expect(transaction).toMatchObject({
      id: held.transactionId,
      status: "authorized",
      amount: "103.92",
      merchantAccountId: "shop-GBP",
    });
    expect(transaction?.request).toMatchObject({
      payment_method_nonce: "fake-valid-nonce",
      descriptor: { name: "VELOURS*CLOSET USD" },
      customer: { first_name: "Ada", email: "ada@example.com" },
      billing: { street_address: "12 Main St", country_code_alpha2: "US" },
      shipping: { postal_code: "78701" },
      options: { submit_for_settlement: false },
    });
    expect(JSON.parse(String(transaction?.request.device_data))).toEqual({
      correlation_id: "1",
      device_session_id: "a".repeat(32),
      fraud_merchant_id: "600000",
    });
  });

  test.each([
    [{ nonce: "fake-consumed-nonce" }, { outcome: "invalid", errors: [{ code: "91564" }] }],
    [{ nonce: "fake-luhn-invalid-nonce" }, { outcome: "invalid", errors: [{ code: "81715" }] }],
    [{ nonce: "made-up" }, { outcome: "invalid", errors: [{ code: "91565" }] }],
    [
      { nonce: "made-up", saved: true },
      { outcome: "invalid", errors: [{ code: "91518" }] },
    ],
    [
      { nonce: "fake-processor-declined-visa-nonce" },
      { outcome: "declined", message: "Do Not Honor", coded: false },
    ],
    [{ amount: 2001 }, { outcome: "declined", message: "Insufficient Funds", coded: true }],
    [{ amount: 2004 }, { outcome: "declined", message: "Expired Card", coded: false }],
    [{ amount: 2010 }, { outcome: "declined", message: "Card Issuer Declined CVV", coded: false }],
    [{ amount: 2038 }, { outcome: "declined", message: "Declined", coded: false }],
    [{ nonce: "fake-gateway-rejected-fraud-nonce" }, { outcome: "rejected" }],
    [{ nonce: "fake-gateway-rejected-kount-nonce" }, { outcome: "rejected" }],
    [{ amount: 5001 }, { outcome: "declined", message: "Declined" }],
  ])("%j: %j", async (more, result) => {
    expect(await provider.authorize(sale(more))).toMatchObject(result);
  });

  describe("an answer that was lost", () => {
    test("after the sale was made: it is found by the order id, and made once", async () => {
      const request = sale();
      await lose("answer");
      const result = await provider.authorize(request);
      expect(await seen(request.attemptId)).toMatchObject([
        { id: (result as { transactionId: string }).transactionId, status: "authorized" },
      ]);
    });

    test("after a decline: it is the decline", async () => {
      await lose("answer");
      expect(await provider.authorize(sale({ amount: 2001 }))).toMatchObject({
        outcome: "declined",
        message: "Insufficient Funds",
      });
    });

    test.each(["request", "gateway"] as const)(
      "before it was made (%s): the outcome is unknown, nothing is held",
      async (kind) => {
        const request = sale();
        await lose(kind);
        expect(await provider.authorize(request)).toEqual({ outcome: "unknown" });
        expect(await provider.find(payment(request, null))).toEqual({ state: "none" });
      },
    );

    test("and the gateway stays away: unknown; found once it is back", async () => {
      const request = sale();
      await lose("answer", 2);
      expect(await provider.authorize(request)).toEqual({ outcome: "unknown" });
      expect(await provider.find(payment(request, null))).toMatchObject({ state: "held" });
    });

    test("a gateway that never answers counts as away when the time is over", async () => {
      const { createServer } = await import("node:net");
      const silent = createServer(() => {}).listen(0, "127.0.0.1");
      await new Promise((resolve) => silent.once("listening", resolve));
      const { port } = silent.address() as { port: number };
      const slow = connectTo(`http://127.0.0.1:${port}`, { timeout: 100 });
      expect(await slow.authorize(sale())).toEqual({ outcome: "unknown" });
      silent.close();
    });
  });

  test.each(["request", "gateway"] as const)(
    "while it is away (%s) there is no token and no list of cards, and asking again may go well",
    async (kind) => {
      const member = { id: 8, email: "ada@example.com" };
      await lose(kind, 2, "");
      await expect(provider.createToken("USD", null)).rejects.toThrow(OutcomeUnknownError);
      await expect(provider.listCards(member)).rejects.toThrow(OutcomeUnknownError);
      expect(await provider.listCards(member)).toEqual([]);
    },
  );

  test("a wrong secret is our mistake, not the shopper's", async () => {
    await expect(connectTo(fake.url, { privateKey: "wrong" }).authorize(sale())).rejects.toThrow();
  });

  test("capture takes what is held; a second time changes nothing", async () => {
    const held = await authorized();
    await provider.capture(held);
    await provider.capture(held);
    expect(await provider.find(held)).toEqual({ state: "taken", transactionId: held.transactionId });
  });

  test("a released payment cannot be captured", async () => {
    const held = await authorized();
    await provider.void(held);
    await expect(provider.capture(held)).rejects.toThrow(/voided/);
    expect(await provider.find(held)).toMatchObject({ state: "released" });
  });

  describe("void", () => {
    test("releases a held payment, found by the attempt alone; again changes nothing", async () => {
      const held = await authorized();
      const unknown = { ...held, transactionId: null };
      await provider.void(unknown);
      await provider.void(unknown);
      expect(await seen(held.attemptId)).toMatchObject([{ status: "voided" }]);
    });

    test("gives back what was settled already, once", async () => {
      const held = await authorized();
      await settle(held.transactionId);
      await provider.void(held);
      await provider.void(held);
      expect(await seen(`${held.attemptId}-void`)).toMatchObject([{ type: "credit", amount: "103.92" }]);
    });

    test("of an unknown attempt does nothing", async () => {
      await provider.void(payment(sale(), null));
    });
  });

  describe("refund", () => {
    test("of a part, the same refund once", async () => {
      const held = await authorized();
      await settle(held.transactionId);
      for (let time = 0; time < 2; time++) await provider.refund(held, 3.92, `${held.attemptId}-r1`);
      await provider.refund(held, 10, `${held.attemptId}-r2`);
      expect(await seen(`${held.attemptId}-r1`)).toMatchObject([{ type: "credit", amount: "3.92" }]);
      expect(await seen(`${held.attemptId}-r2`)).toMatchObject([{ amount: "10.00" }]);
    });

    test("of all before it is settled releases it; of a part has to wait", async () => {
      const held = await authorized();
      await provider.capture(held);
      await expect(provider.refund(held, 1, "r")).rejects.toThrow(/settled/);
      await provider.refund(held, held.amount, "r");
      await provider.refund(held, held.amount, "r");
      expect(await provider.find(held)).toMatchObject({ state: "released" });
    });
  });

  test("the vault keeps a member's cards; the second is added to the first", async () => {
    const member = { id: 7, email: "ada@example.com" };
    expect(await provider.listCards(member)).toEqual([]);
    await authorized(sale({ keepFor: member }));
    await authorized(sale({ keepFor: member }));
    const cards = await provider.listCards(member);
    expect(cards).toMatchObject([{ cardType: "Visa", last4: "1881", expirationDate: "12/2032" }, {}]);
    expect(cards[0]?.globalId).toMatch(/^cc_/);
    const { vaulted, token } = await provider.createToken("USD", member);
    expect([vaulted, JSON.parse(Buffer.from(token, "base64").toString()).customer_id]).toEqual([
      true,
      "velours-7",
    ]);
    const paid = await authorized(sale({ nonce: cards[0]?.token ?? "", saved: true }));
    expect((await seen(paid.attemptId))[0]?.request).toMatchObject({ payment_method_token: cards[0]?.token });
  });
});

test.each([
  ["Velours Closet USD", "VELOURS*CLOSET USD"],
  ["Closetery Somewhere Very Far Away", "CLOSETE*SOMEWHERE VERY"],
  ["Intergalactic Shop", "INTERGALACTI*SHOP"],
  ["Vel Öl", "VEL*OL"],
  ["Ve USD", undefined],
  ["Velours", undefined],
])("CA-94 the words %s are the descriptor %s", (words, name) => expect(descriptorName(words)).toBe(name));

test.each([
  [null, null, undefined, undefined],
  ["{}", "k", undefined, { device_session_id: "k" }],
  ['{"device_session_id":"own"}', "k", "m", { device_session_id: "own", fraud_merchant_id: "m" }],
])("CA-16 device data %s with the session %s", (data, session, merchant, expected) => {
  const text = mergeDeviceData(data, session, merchant);
  expect(text === undefined ? undefined : JSON.parse(text)).toEqual(expected);
});
